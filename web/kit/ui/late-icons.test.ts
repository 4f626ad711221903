import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LateIcons } from './late-icons.ts'

const hours = 60 * 60 * 1000
const asked: string[] = []
const body = '<path fill="none" d="M1 2"/><circle cx="12" cy="12" r="2"/>'
let answer = async (names: string[]) =>
  Response.json({ icons: Object.fromEntries(names.map((name) => [name, { body }])) })
const all = answer

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  asked.length = 0
  answer = all
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return answer(address.split('icons=')[1]?.split(',') ?? [])
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('icons that are asked for together come with one request, and once', async () => {
  const icons = new LateIcons('lucide')
  const path = 'M1 2M10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z'
  expect(await Promise.all(['b', 'a', 'b'].map((name) => icons.load(name)))).toEqual([path, path, path])
  expect(await icons.load('a')).toBe(path)
  expect(asked).toEqual(['/api/_nuxt_icon/lucide.json?icons=a,b'])
})

test('spec 9: at most 50 icons are kept, each for 168 hours', async () => {
  const icons = new LateIcons('lucide')
  await Promise.all(Array.from({ length: 51 }, (_, at) => icons.load(`i-${at}`)))
  expect([icons.known('i-0'), icons.known('i-1') !== '']).toEqual(['', true])
  vi.setSystemTime(Date.now() + 168 * hours - 1)
  expect(icons.known('i-1')).not.toBe('')
  vi.setSystemTime(Date.now() + 1)
  expect(icons.known('i-1')).toBe('')
})

test('spec 9: a request ends after 1500 ms; an icon that doesn’t arrive is empty, and asked for again', async () => {
  const limits: number[] = []
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms)
    return new AbortController().signal
  })
  const icons = new LateIcons('lucide')
  answer = async () => {
    throw new DOMException('too late', 'TimeoutError')
  }
  expect(await icons.load('a')).toBe('')
  answer = async () => new Response('', { status: 404 })
  expect(await icons.load('a')).toBe('')
  answer = all
  expect(await icons.load('a')).not.toBe('')
  expect(limits).toEqual([1_500, 1_500, 1_500])
  timeout.mockRestore()
})

test('a shape that one path can’t draw is left out, whatever it contains', async () => {
  answer = async () => Response.json({ icons: { a: { body: '<script src="x"></script>' }, b: {} } })
  const icons = new LateIcons('lucide')
  expect(await Promise.all([icons.load('a'), icons.load('b')])).toEqual(['', ''])
})
