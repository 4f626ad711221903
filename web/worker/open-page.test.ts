import { expect, test } from 'vitest'
import { hasSounded, openPage, type PageClient } from './open-page.ts'

type Made = Partial<PageClient> & { answers?: boolean }

/** A window that notes what happens to it. */
function page(done: string[], { answers = true, url = '/', ...rest }: Made = {}): PageClient {
  return {
    url,
    focused: false,
    visibilityState: 'hidden',
    focus: async () => void done.push(`focus ${url}`),
    navigate: async (to) => void done.push(`navigate ${url} ${to}`),
    postMessage(message, [port]) {
      done.push('open' in message ? `tell ${url} ${message.open}` : `ask ${url}`)
      if (answers) (port as MessagePort).postMessage(true)
    },
    ...rest,
  }
}

const message = { open: '/dashboard/order/1', news: 9 }

async function press(make: (done: string[]) => PageClient[]): Promise<string[]> {
  const done: string[] = []
  const pages = make(done)
  await openPage(message, { pages: async () => pages, open: async (url) => void done.push(`open ${url}`) })
  return done
}

test('the tab in front opens it, else one to be seen, else any', async () => {
  const three = (front: Made, seen: Made) => (done: string[]) => [
    page(done, { url: '/a' }),
    page(done, { url: '/b', ...seen }),
    page(done, { url: '/c', ...front }),
  ]
  const visible = { visibilityState: 'visible' }
  expect(await press(three({ focused: true, ...visible }, visible))).toEqual([
    'focus /c',
    'tell /c /dashboard/order/1',
  ])
  expect(await press(three({}, visible))).toEqual(['focus /b', 'tell /b /dashboard/order/1'])
  expect(await press(three({}, {}))).toEqual(['focus /a', 'tell /a /dashboard/order/1'])
})

test('without a tab a window opens, which knows what was pressed', async () => {
  expect(await press(() => [])).toEqual(['open /dashboard/order/1#news-9'])
})

test('a tab that doesn’t answer is sent there, and where that fails a window opens', async () => {
  const [mute, stuck] = await Promise.all([
    press((done) => [page(done, { answers: false })]),
    press((done) => [
      page(done, {
        answers: false,
        focus: () => Promise.reject(new Error('not allowed')),
        navigate: () => Promise.reject(new Error('not controlled')),
      }),
    ]),
  ])
  expect(mute.at(-1)).toBe('navigate / /dashboard/order/1#news-9')
  expect(stuck.at(-1)).toBe('open /dashboard/order/1#news-9')
})

test('a push is heard already if any page has sounded; a frozen one doesn’t answer', async () => {
  const done: string[] = []
  const [awake, frozen] = [page(done), page(done, { answers: false })]
  expect(await hasSounded(9, [frozen, awake])).toBe(true)
  expect(await hasSounded(9, [frozen])).toBe(false)
  expect(await hasSounded(9, [])).toBe(false)
})
