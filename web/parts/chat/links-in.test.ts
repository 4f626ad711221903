import { expect, test } from 'vitest'
import { linksIn } from './links-in.ts'

test.each([
  ['See https://shop.example/a.', ['https://shop.example/a']],
  ['(https://shop.example/a_(b))', ['https://shop.example/a_(b)']],
  ['https://shop.example/a)', ['https://shop.example/a']],
  [
    '[https://shop.example/a], https://shop.example/b?c=1&d=2!',
    ['https://shop.example/a', 'https://shop.example/b?c=1&d=2'],
  ],
  [
    '请看https://shop.example/a。然后（https://shop.example/b）',
    ['https://shop.example/a', 'https://shop.example/b'],
  ],
  [
    'انظر https://shop.example/a، ثم https://shop.example/b؟',
    ['https://shop.example/a', 'https://shop.example/b'],
  ],
  ['http://shop.example, shop.example, a@shop.example, ftp://shop.example', []],
  ['javascript:alert(1) https:', []],
])('in “%s” are %j', (text, urls) => {
  const found = linksIn(text)
  expect(found.map(({ url }) => url)).toEqual(urls)
  expect(found.map(({ from, to }) => text.slice(from, to))).toEqual(urls)
})
