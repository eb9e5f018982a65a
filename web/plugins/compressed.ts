import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(css|html|js|json|svg|txt|webmanifest)$/
const SHORTEST = 400

/** Lays `name.br` and `name.gz` beside every text, so that the server never has to compress one. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [name, output] of Object.entries(bundle)) {
          const source = Buffer.from(output.type === 'chunk' ? output.code : output.source)
          if (!TEXT.test(name) || source.length < SHORTEST) continue
          const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
          const variants = { br: brotliCompressSync(source, { params: quality }), gz: gzipSync(source, { level: 9 }) }
          for (const [ending, variant] of Object.entries(variants)) {
            if (variant.length >= source.length) continue
            this.emitFile({ type: 'asset', fileName: `${name}.${ending}`, source: variant })
          }
        }
      },
    },
  }
}
