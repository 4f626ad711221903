import { expect, test } from 'vitest'
import { processorMs } from '../test/processor-time.ts'
import { email, paragraphs, text } from './values.ts'

test.each([
  ['mira@peakline.example', 'mira@peakline.example'],
  [' Mira@Peakline.Example ', 'mira@peakline.example'],
  ['a@b.xn--p1ai', 'a@b.xn--p1ai'],
  ['a@пример.рф', 'a@пример.рф'],
  ['a&b@b.de', 'a&b@b.de'],
  ['o’neil@b.de', null],
  ["o'neil@b.de", "o'neil@b.de"],
  ['jo\u0308rg@mu\u0308ller.de', 'jörg@müller.de'],
  ['مرحبا@مثال.إختبار', 'مرحبا@مثال.إختبار'],
  ['用户@例子.中国', '用户@例子.中国'],
  ['\u0430mira@b.de', null],
  ['a@p\u0435akline.example', null],
  ['a@b', null],
  ['a@b.c', null],
  ['a..b@c.de', null],
  ['.a@c.de', null],
  ['a.@c.de', null],
  ['a@-b.de', null],
  ['a@b-.de', null],
  ['a@b..de', null],
  ['a@b@c.de', null],
  ['a b@c.de', null],
  ['a,b@c.de', null],
  ['<a@c.de>', null],
  ['"a"@c.de', null],
  ['a@c.de\r\nBcc: b@c.de', null],
  ['a\u0000@c.de', null],
  ['a\u202e@c.de', null],
  [`${'a'.repeat(65)}@c.de`, null],
  [`a@${'b.'.repeat(130)}de`, null],
])('the address %j is %j', (typed, stored) => {
  expect(email.safeParse(typed).data ?? null).toBe(stored)
})

test('an address of the longest length is judged within 20 ms, however it is built', async () => {
  const hostile = ['a@'.repeat(400), `a@${'-.'.repeat(400)}`, `${'a.'.repeat(400)}@`, `a@${'b'.repeat(800)}`]
  for (const each of hostile) {
    expect(email.safeParse(each).success).toBe(false)
    expect(await processorMs(() => email.safeParse(each))).toBeLessThan(20)
  }
})

test('pasted cells keep their words: tabs become spaces, lines stay lines', () => {
  expect(text(40).parse(' Gold\tIV\r\n45 ')).toBe('Gold IV 45')
  expect(paragraphs(40).parse('Gold\tIV\r\nSilver\rBronze\u2028Iron ')).toBe('Gold IV\nSilver\nBronze\nIron')
})

test.each(['a\u0000b', 'a\u0007b', 'a\ud800b'])('%j is refused', (typed) => {
  expect(text(40).safeParse(typed).success).toBe(false)
  expect(paragraphs(40).safeParse(typed).success).toBe(false)
})
