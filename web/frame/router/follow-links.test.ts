// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import type { DataRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isUnanswered } from '../pwa/unanswered.ts'
import { followLinks } from './follow-links.ts'
import type { View } from './route-entry.ts'

const view = { file: 'blog' } as View
const navigate = vi.fn((_to: object, _options: object) => Promise.resolve())
const prefetch = vi.fn()
const failed = vi.fn()
const router = {
  routes: [{ id: 'blog', path: '/blog', handle: { view } }],
  navigate,
} as unknown as DataRouter

let stop: () => void

beforeEach(() => {
  document.body.innerHTML = `
    <a id="page" href="/blog?page=2"><span>Blog</span></a>
    <a id="anchor" href="#top">Top</a>
    <a id="other-tab" href="/blog" target="_blank">Blog</a>
    <a id="file" href="/blog" download>Blog</a>
    <a id="elsewhere" href="https://example.org/blog">Elsewhere</a>
    <a id="language" href="/de">Deutsch</a>`
  stop = followLinks(router, prefetch, failed)
})
afterEach(() => {
  stop()
  vi.clearAllMocks()
  vi.useRealTimers()
})

const link = (id: string) => document.getElementById(id) as HTMLAnchorElement
/** Whether the browser is left to follow the link; the simulated one can't, so the test prevents the attempt. */
function isLeftToBrowser(id: string, options: MouseEventInit = {}): boolean {
  let left = false
  const end = (event: Event) => {
    left = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', end, { once: true })
  fireEvent.click(link(id), { button: 0, ...options })
  return left
}

test('a link to a page is followed, whatever part of it is clicked, and gives feedback until then', async () => {
  let arrive = () => {}
  navigate.mockReturnValueOnce(new Promise<void>((resolve) => (arrive = resolve)))
  const inner = link('page').firstElementChild as Element
  expect(fireEvent.click(inner, { button: 0 })).toBe(false)
  expect(navigate).toHaveBeenCalledWith({ pathname: '/blog', search: '?page=2', hash: '' }, expect.anything())
  expect(link('page').dataset.pending).toBe('')
  arrive()
  await expect.poll(() => link('page').dataset.pending).toBeUndefined()
})

test('links that the browser handles better are left to it', () => {
  for (const id of ['anchor', 'other-tab', 'file', 'elsewhere', 'language'])
    expect(isLeftToBrowser(id), id).toBe(true)
  for (const held of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
    expect(isLeftToBrowser('page', { [held]: true }), held).toBe(true)
  expect(isLeftToBrowser('page', { button: 1 })).toBe(true)
  expect(navigate).not.toHaveBeenCalled()
})

test('a page is preloaded for a resting pointer, a touch and the focus, but not for a passing pointer', () => {
  vi.useFakeTimers()
  fireEvent.pointerOver(link('page'))
  fireEvent.pointerOver(link('elsewhere'))
  vi.advanceTimersByTime(100)
  expect(prefetch).not.toHaveBeenCalled()
  fireEvent.pointerOver(link('page'))
  vi.advanceTimersByTime(100)
  fireEvent.pointerDown(link('page'))
  fireEvent.focusIn(link('page'))
  fireEvent.focusIn(link('language'))
  expect(prefetch.mock.calls).toEqual([[view], [view], [view]])
})

test('without preloading, links are still followed', () => {
  stop()
  stop = followLinks(router, undefined, failed)
  fireEvent.pointerDown(link('page'))
  expect(isLeftToBrowser('page')).toBe(false)
  expect(navigate).toHaveBeenCalledOnce()
})

test('if the router can’t be loaded, a message says so, and the link can be clicked again', async () => {
  const gone = new TypeError('Failed to fetch dynamically imported module')
  navigate.mockRejectedValueOnce(gone)
  fireEvent.click(link('page'), { button: 0 })
  await expect.poll(() => failed).toHaveBeenCalledWith(gone)
  await expect.poll(() => link('page').dataset.pending).toBeUndefined()
})

test('without a connection no link leads to another document, which would replace this one', () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(isLeftToBrowser('language')).toBe(false)
  expect(failed).toHaveBeenCalledOnce()
  expect(isUnanswered(failed.mock.calls[0]?.[0])).toBe(true)
  line.mockRestore()
})
