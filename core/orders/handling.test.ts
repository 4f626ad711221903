import { describe, expect, test } from 'vitest'
import { orderTags, tagOf, tagsAfter } from './handling.ts'

describe('a tag', () => {
  test.each([
    ['  Chargeback   Risk ', 'chargeback risk'],
    ['ÄRGER', 'ärger'],
    ['ＶＩＰ', 'vip'],
    ['مهم', 'مهم'],
    ['2nd-try', '2nd-try'],
  ])('%j is stored as %j', (typed, stored) => expect(tagOf(typed)).toBe(stored))

  test.each(['', '   ', '-vip', '<b>', '=1+1', 'a'.repeat(orderTags.length + 1), 'v\u200bip'])(
    '%j is none',
    (typed) => expect(tagOf(typed)).toBeNull(),
  )
})

describe('the tags of an order', () => {
  test('are in the order of the alphabet, each once, and what is removed is gone', () => {
    expect(tagsAfter(['vip', 'angry'], { add: ['late', 'vip'], remove: ['angry'] })).toEqual(['late', 'vip'])
  })

  test('are bounded', () => {
    const many = Array.from({ length: orderTags.most }, (_, n) => `tag ${n}`)
    expect(tagsAfter(many, { add: ['one more'], remove: [] })).toBeNull()
    expect(tagsAfter(many, { add: ['one more'], remove: ['tag 0'] })).toHaveLength(orderTags.most)
  })
})
