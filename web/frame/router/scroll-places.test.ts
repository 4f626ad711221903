// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nameEntry, ScrollPlaces } from './scroll-places.ts'

const scrollTo = vi.fn()

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '')
  vi.stubGlobal('scrollTo', scrollTo)
})
afterEach(() => {
  vi.unstubAllGlobals()
  scrollTo.mockClear()
  document.body.innerHTML = ''
})

const at = (key: string, hash = '') => ({ key, hash })
const scrolledTo = () => scrollTo.mock.lastCall?.[0]?.top

test('a new page begins at its top; a page returned to, where it was left', () => {
  const places = new ScrollPlaces()
  vi.stubGlobal('scrollY', 640)
  places.keep('list')
  places.settle(at('order'), false, false)
  expect(scrolledTo()).toBe(0)
  places.settle(at('list'), true, false)
  expect(scrolledTo()).toBe(640)
})

test('a link to an anchor leads to it, even with letters that an address can’t contain', () => {
  document.body.innerHTML = '<h2 id="كيف">How</h2>'
  const [heading] = document.getElementsByTagName('h2')
  const scrollIntoView = vi.fn()
  Object.assign(heading as Element, { scrollIntoView })
  new ScrollPlaces().settle(at('page', `#${encodeURIComponent('كيف')}`), false, false)
  expect(scrollIntoView).toHaveBeenCalledOnce()
  expect(scrollTo).not.toHaveBeenCalled()
})

test('a first view stays where the browser has scrolled it', () => {
  new ScrollPlaces().settle(at('page'), false, true)
  expect(scrollTo).not.toHaveBeenCalled()
})

test('the positions survive a reload, which the browser restores', () => {
  const key = nameEntry()
  const places = new ScrollPlaces()
  const stop = places.start()
  expect(history.scrollRestoration).toBe('manual')
  vi.stubGlobal('scrollY', 320)
  dispatchEvent(new Event('pagehide'))
  expect(history.scrollRestoration).toBe('auto')
  stop()
  new ScrollPlaces().settle(at(key), true, false)
  expect(scrolledTo()).toBe(320)
})

test('each entry of the history has a name, which stays', () => {
  const key = nameEntry()
  expect(nameEntry()).toBe(key)
  history.pushState(null, '', '#how')
  expect(nameEntry()).not.toBe(key)
})

test('positions that can’t be read are ignored', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  sessionStorage.setItem('scroll', 'no JSON')
  new ScrollPlaces().settle(at('list'), true, false)
  expect(scrolledTo()).toBe(0)
  expect(warned).toHaveBeenCalledOnce()
  warned.mockRestore()
})
