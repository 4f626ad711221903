// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { letSingleKeysWork } from './single-keys.ts'
import { startShortcuts } from './start-shortcuts.ts'

const opened = vi.fn()
const went: string[] = []
beforeAll(() => startShortcuts({ locale: 'de' }, { help: opened, go: (address) => went.push(address) }))
beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = '<main><p tabindex="0">text</p><input type="search"><textarea></textarea></main>'
  opened.mockClear()
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
