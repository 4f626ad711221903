import { expect, test } from 'vitest'
import { isOpenMessage, newsHash, readPush, shownNews, showPush } from './read-push.ts'

const push = {
  id: 7,
  title: 'Peakline',
  text: 'Hello',
  url: '/de/dashboard',
  lang: 'de-DE',
  dir: 'ltr' as const,
}

test('a push leads to a path of this site, or it is none', () => {
  expect(readPush(JSON.stringify(push))).toEqual(push)
  for (const wrong of [
    { url: '//else.example' },
    { url: '/\\else.example' },
    { url: 'https://else.example/' },
    { url: `/${'a'.repeat(400)}` },
    { id: '7' },
    { id: 1.5 },
    { title: 'a'.repeat(401) },
    { text: null },
    { dir: 'up' },
  ])
    expect(readPush(JSON.stringify({ ...push, ...wrong })), JSON.stringify(wrong)).toBeNull()
  for (const wrong of [undefined, '', 'no JSON', 'null', '[]', '7']) expect(readPush(wrong), wrong).toBeNull()
})

test('what a press opens is a path, also of a notification from another version', () => {
  expect(shownNews({ url: '/raffles', id: 3 })).toEqual({ open: '/raffles', news: 3 })
  for (const wrong of [
    undefined,
    null,
    'text',
    { url: 'javascript:alert(1)' },
    { url: '//else.example', id: 'x' },
  ])
    expect(shownNews(wrong)).toEqual({ open: '/', news: 0 })
  expect(isOpenMessage({ open: '//else.example', news: 1 })).toBe(false)
  expect(isOpenMessage({ open: '/a' })).toBe(false)
  expect(newsHash.exec('#news-12')?.[1]).toBe('12')
  expect(newsHash.test('#news-x')).toBe(false)
})

test('a push that nobody understands still shows something, and in its own place', async () => {
  const titles: [string, string][] = []
  const place = {
    getNotifications: async () => [],
    showNotification: async (title: string, { tag }: NotificationOptions & { tag: string }) =>
      void titles.push([title, tag]),
  }
  const shown = { has: async () => false, add: async () => {} }
  await showPush('?', place, shown, async () => false, { siteName: 'shop.example', icon: '' })
  await showPush(JSON.stringify(push), place, shown, async () => false, {
    siteName: 'shop.example',
    icon: '',
  })
  expect(titles).toEqual([
    ['shop.example', 'news'],
    ['Peakline', 'news-7'],
  ])
})
