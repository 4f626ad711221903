// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { letSingleKeysWork } from './single-keys.ts'
import { startShortcuts } from './start-shortcuts.ts'

const opened = vi.fn()
const went: string[] = []
const palette = vi.fn(() => true)
beforeAll(() =>
  startShortcuts({ locale: 'de' }, { help: opened, go: (address) => void went.push(address), palette }),
)
beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = '<main><p tabindex="0">text</p><input type="search"><textarea></textarea></main>'
  opened.mockClear()
  palette.mockReset().mockReturnValue(true)
  went.length = 0
  press('Escape')
})

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

function press(key: string, target: EventTarget | null = document.body, held: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })
  target?.dispatchEvent(event)
  return event.defaultPrevented
}

test('a slash puts the focus into the page’s search, which says so; without a search the key stays the page’s own', () => {
  find('p')?.focus()
  expect(press('/', find('p'))).toBe(true)
  expect(document.activeElement).toBe(find('input'))
  find('p')?.focus()
  expect(find('input')?.getAttribute('aria-keyshortcuts')).toBe('/')
  find('input')?.remove()
  expect(press('/')).toBe(false)
})

test('while someone types, in a dialog or with another key held, nothing happens', () => {
  for (const key of ['?', '/', 'g', 'h']) {
    expect(press(key, find('textarea'))).toBe(false)
    expect(press(key, document.body, { metaKey: true })).toBe(false)
  }
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>')
  expect(press('?')).toBe(false)
  expect(went).toEqual([])
})

test('G and then H leads home, in the page’s language; another key in between forgets it', () => {
  press('g')
  press('h')
  press('g')
  press('x')
  press('h')
  press('g')
  press('d')
  expect(went).toEqual(['/de', '/de/dashboard'])
})

test('a question mark opens the list, also with Shift; Ctrl and slash open it even with single keys off', () => {
  press('Shift', document.body, { shiftKey: true })
  press('?', document.body, { shiftKey: true })
  expect(opened).toHaveBeenCalledTimes(1)
  letSingleKeysWork(false)
  expect([press('?'), press('/'), press('g')]).toEqual([false, false, false])
  expect(press('/', find('textarea'), { ctrlKey: true })).toBe(true)
  expect(opened).toHaveBeenCalledTimes(2)
})

test('Ctrl or Cmd and K open the palette, also from a field, by the key’s place; not over a dialog, nor where there is none', () => {
  const k = (key: string, held: KeyboardEventInit, target: EventTarget | null = document.body) =>
    press(key, target, { code: 'KeyK', ...held })
  expect([k('k', { ctrlKey: true }), k('л', { metaKey: true }, find('textarea'))]).toEqual([true, true])
  expect(palette).toHaveBeenCalledTimes(2)
  expect([k('k', {}), k('K', { ctrlKey: true, shiftKey: true }), k('k', { altKey: true })]).toEqual([
    false,
    false,
    false,
  ])
  expect(palette).toHaveBeenCalledTimes(2)
  // A browser keeps its own meaning of the keys for visitors.
  palette.mockReturnValue(false)
  expect(k('k', { ctrlKey: true })).toBe(false)
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>')
  k('k', { ctrlKey: true })
  expect(palette).toHaveBeenCalledTimes(3)
})
