// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { keepEarlyKeys } from './early-keys.ts'

const below = vi.fn()
document.addEventListener('keydown', below)
afterEach(() => below.mockClear())

function press(key: string, held: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })
  document.body.dispatchEvent(event)
  return event.defaultPrevented
}

test('what is typed before the field is there is kept, and no key of the page hears it', () => {
  const early = keepEarlyKeys(() => {})
  for (const key of ['v', 'x', 'Backspace', 'é', '1']) expect(press(key)).toBe(true)
  press('@', { ctrlKey: true, altKey: true, modifierAltGraph: true })
  expect(press('Enter')).toBe(true)
  expect(below).not.toHaveBeenCalled()
  expect(early.take()).toBe('vé1@')
})

test('afterwards keys are the page’s again; those that write nothing always were', () => {
  const early = keepEarlyKeys(() => {})
  expect([press('Tab'), press('a', { ctrlKey: true })]).toEqual([false, false])
  expect(early.take()).toBe('')
  expect(press('v')).toBe(false)
  expect(early.take()).toBe('')
  expect(below).toHaveBeenCalledTimes(3)
})

test('Escape is heard by whoever asked for the field', () => {
  const close = vi.fn()
  const early = keepEarlyKeys(close)
  expect(press('Escape')).toBe(true)
  expect(close).toHaveBeenCalledOnce()
  early.take()
})
