import { render, screen } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import App from './App.svelte'

test('the page says its name', () => {
  render(App)
  expect(screen.getByRole('heading', { name: 'Conclave' })).toBeDefined()
})
