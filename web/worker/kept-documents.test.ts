import { expect, test } from 'vitest'
import { assetsIn, filesAmong, isWorkerMessage, offlineAddress } from './kept-documents.ts'

const message = { pages: ['/de/valorant', '/de/offline'], files: ['/assets/base-1a_B.js'] }

test('a message names pages of this site and files of a build, and no more of them than a page has', () => {
  expect(isWorkerMessage(message)).toBe(true)
  for (const wrong of [
    null,
    'keep',
    { ...message, pages: ['//else.example/'] },
    { ...message, pages: ['https://else.example/'] },
    { ...message, pages: ['/valorant?code=1'] },
    { ...message, pages: [7] },
    { ...message, pages: Array(5).fill('/') },
    { ...message, files: ['/v1/users/@me'] },
    { ...message, files: ['/assets/../v1/users'] },
    { ...message, files: Array(301).fill('/assets/a.js') },
  ])
    expect(isWorkerMessage(wrong), JSON.stringify(wrong)).toBe(false)
})

test('the files of a build are found in a document, and among what it has loaded', () => {
  const html =
    '<link href="/assets/a-1.css"><script src="/assets/b-2.js"></script><script src="/assets/b-2.js">'
  expect(assetsIn(html)).toEqual(['/assets/a-1.css', '/assets/b-2.js'])
  const origin = 'https://shop.example'
  const loaded = [`${origin}/assets/a-1.css`, `${origin}/v1/site`, 'https://else.example/assets/x.js']
  expect(filesAmong(loaded, origin)).toEqual(['/assets/a-1.css'])
})

test('the offline page is in the language of the address', () => {
  expect(['/', '/valorant', '/de', '/ar/blog/x'].map(offlineAddress)).toEqual([
    '/offline',
    '/offline',
    '/de/offline',
    '/ar/offline',
  ])
})
