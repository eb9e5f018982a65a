import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { compressed } from './plugins/compressed.ts'
import { gameIcons } from './plugins/game-icons.ts'
import { rulePages } from './plugins/rule-pages.ts'

const engine = process.env.CONCLAVE_ENGINE ?? '127.0.0.1:8000'

export default defineConfig({
  plugins: [gameIcons(), rulePages(), svelte(), svelteTesting(), compressed()],
  build: {
    // The server's Content-Security-Policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/turns/sw.ts' },
      output: {
        // A service worker keeps its name: under another it would be another one.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    // The texts in ../locale are shared with the Python side.
    fs: { allow: ['..'] },
    proxy: {
      '/api': `http://${engine}`,
      '/ws': { target: `ws://${engine}`, ws: true },
    },
  },
  test: {
    include: ['src/**/*.test.ts'],
    // Ends what hangs; a test that reads all sources may take its time on a busy machine.
    testTimeout: 60_000,
  },
})
