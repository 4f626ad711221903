// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type KeyActs, keysOfPage, pageKeys, usePageKeys } from './page-keys.ts'
import { letSingleKeysWork } from './single-keys.ts'

const did: string[] = []
beforeEach(() => {
  localStorage.clear()
  did.length = 0
})

afterEach(cleanup)

function Obeys({ acts }: { acts: KeyActs }) {
  usePageKeys(acts)
  return (
    <main>
      <input type="text" />
      <input type="checkbox" />
      <button type="button">Open</button>
    </main>
  )
}

const acts: KeyActs = {
  verify: () => void did.push('verify'),
  open: () => void did.push('open'),
  undo: () => false,
}
const find = (selector: string) => document.querySelector(selector) as HTMLElement
function press(key: string, target: EventTarget = document.body, held: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })
  target.dispatchEvent(event)
  return event.defaultPrevented
}

test('a key does what the table says, and what a part leaves alone stays the browser’s', () => {
  render(<Obeys acts={acts} />)
  expect([press(pageKeys.verify), press(pageKeys.undo), press(pageKeys.reject)]).toEqual([true, false, false])
  expect(press(pageKeys.verify, find('input[type="checkbox"]'))).toBe(true)
  expect(did).toEqual(['verify', 'verify'])
})

test('in a field, over a dialog, with another key held or switched off, nothing happens; a button keeps its Enter', () => {
  render(<Obeys acts={acts} />)
  press(pageKeys.verify, find('input[type="text"]'))
  for (const held of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])
    press(pageKeys.verify, document.body, { [held]: true })
  press(pageKeys.open, find('button'))
  document.body.insertAdjacentHTML('beforeend', '<div class="dialog-backdrop"></div>')
  press(pageKeys.verify)
  find('.dialog-backdrop').remove()
  letSingleKeysWork(false)
  press(pageKeys.verify)
  expect(did).toEqual([])
  letSingleKeysWork(true)
  press(pageKeys.open)
  expect(did).toEqual(['open'])
})

test('the list of shortcuts names the keys that the page obeys, as long as it does', () => {
  const { unmount } = render(<Obeys acts={acts} />)
  expect(keysOfPage()).toEqual(['open', 'verify', 'undo'])
  unmount()
  expect(keysOfPage()).toEqual([])
  press(pageKeys.verify)
  expect(did).toEqual([])
})
