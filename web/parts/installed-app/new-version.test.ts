// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NewVersion } from './new-version.ts'
import { restoreInput, watchTyping } from './unsaved-input.ts'

let reload: ReturnType<typeof vi.fn>
let version: NewVersion

watchTyping()

beforeEach(() => {
  reload = vi.fn()
  sessionStorage.clear()
  document.body.innerHTML = ''
  at('/valorant')
  version = new NewVersion()
})
afterEach(() => vi.unstubAllGlobals())

const at = (pathname: string) => vi.stubGlobal('location', { pathname, reload })

/** A form in which someone has typed. */
function typing(markup: string) {
  document.body.innerHTML = `<form><input name="other"></form><form>${markup}</form>`
  for (const field of document.querySelectorAll<HTMLInputElement>('form:last-child :is(input, textarea)')) {
    field.value = `typed into ${field.name}`
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

test('a new version is loaded at once where nothing is under way, once for each', () => {
  version.arrived('new')
  new NewVersion().arrived('new')
  expect(reload).toHaveBeenCalledOnce()
  new NewVersion().arrived('newer')
  expect(reload).toHaveBeenCalledTimes(2)
})

test('whoever types is asked; “later” loads it with the next page', () => {
  typing('<textarea name="text"></textarea>')
  version.arrived('new')
  expect(reload).not.toHaveBeenCalled()
  expect(version.isOffered).toBe(true)
  version.later()
  version.pageChanged()
  expect(reload).not.toHaveBeenCalled()
  document.body.innerHTML = ''
  version.pageChanged()
  expect(reload).toHaveBeenCalledOnce()
})

test('a page whose own version has gone is loaded anew at once, but never over text or a payment', () => {
  expect(version.ownHasGone()).toBe(true)
  expect(version.isOffered).toBe(false)
  typing('<textarea name="text"></textarea>')
  expect(version.ownHasGone()).toBe(false)
  expect([version.isOffered, version.isRequired]).toEqual([true, true])
  document.body.innerHTML = ''
  at('/de/checkout/1')
  const paying = new NewVersion()
  expect(paying.ownHasGone()).toBe(false)
  expect(paying.isOffered).toBe(false)
})

test('text that was sent or deleted is not in the way', () => {
  typing('<textarea name="text"></textarea>')
  const [field] = document.querySelectorAll('textarea')
  if (field) field.value = ''
  version.arrived('new')
  expect(reload).toHaveBeenCalledOnce()
})

test('an open dialog is in the way, and a payment is not even asked', () => {
  document.body.innerHTML = '<div role="dialog"></div>'
  version.arrived('new')
  expect(version.isOffered).toBe(true)
  document.body.innerHTML = ''
  at('/de/checkout/1')
  const paying = new NewVersion()
  paying.arrived('newer')
  expect(paying.isOffered).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  at('/de/dashboard')
  paying.pageChanged()
  expect(reload).toHaveBeenCalledOnce()
})

test('typed text survives the reload in its own form, passwords and codes don’t', () => {
  const markup =
    '<input name="text"><input name="secret" type="password"><input name="code" autocomplete="one-time-code">'
  typing(markup)
  version.arrived('new')
  version.reload()
  expect(reload).toHaveBeenCalledOnce()
  document.body.innerHTML = `<form><input name="text"></form><form>${markup}</form>`
  expect(restoreInput()).toBe(true)
  const values = [...document.querySelectorAll('input')].map(({ value }) => value)
  expect(values).toEqual(['', 'typed into text', '', ''])
  expect(restoreInput()).toBe(false)
})

test('kept text of another page is dropped', () => {
  typing('<input name="text">')
  version.arrived('new')
  version.reload()
  at('/')
  expect(restoreInput()).toBe(false)
})
