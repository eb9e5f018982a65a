// @vitest-environment jsdom
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { rovingTabindex } from './roving_tabindex'

function shelf(): HTMLElement {
  document.body.innerHTML = `
    <div><button>a</button><button>b</button><button class="sayable">c</button><button>d</button></div>
    <button>after</button>`
  const group = document.querySelector('div') ?? document.body
  rovingTabindex('button')(group)
  return group
}

const here = () => document.activeElement?.textContent

test('the Tab key comes to one thing and to what can be said', async () => {
  shelf()
  const stops: (string | null | undefined)[] = []
  for (let press = 0; press < 3; press++) {
    await userEvent.tab()
    stops.push(here())
  }
  expect(stops).toEqual(['a', 'c', 'after'])
})

test('the arrow keys walk along all, and Tab comes back to where one was', async () => {
  shelf()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  expect(here()).toBe('d')
  await userEvent.tab()
  expect(here()).toBe('after')
  await userEvent.tab({ shift: true })
  expect(here()).toBe('d')
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  expect(here()).toBe('b')
})

test('what comes later stands in the row, and what can no longer be said too', async () => {
  const group = shelf()
  group.querySelector('.sayable')?.classList.remove('sayable')
  group.append(document.createElement('button'))
  await Promise.resolve()
  expect([...group.querySelectorAll('button')].map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1])
})
