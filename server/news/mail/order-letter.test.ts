import { expect, test } from 'vitest'
import { isOrderLetter, letterKinds } from './letter-kinds.ts'
import { mailWords } from './mail-words.ts'
import { orderLetter, reportsGames } from './order-letter.ts'
import { madeUpOrder, newsOf } from './preview/made-up-letters.ts'

const t = await mailWords('en')

test.each(letterKinds.filter(isOrderLetter))('%s says that it reports the games if it does', (kind) => {
  const news = newsOf(kind)
  const letter = (played: typeof news.played) =>
    JSON.stringify(orderLetter(t, kind, madeUpOrder(kind, 'en'), { ...news, played }))
  expect(letter(news.played) !== letter([])).toBe(reportsGames.has(kind))
})
