import { describe, expect, test } from 'vitest'
import { allMessages, areasOf } from './audit.ts'
import { loadMessages } from './load-messages.ts'
import { locales } from './locales.ts'
import { createTranslate, type MessageKey } from './translate.ts'

const counts = [0, 1, 2, 3, 11, 100]
/** Numbers that a plural form of their own can write out: none, one, two. */
const spoken: Record<number, string> = { 0: 'zero', 1: 'one', 2: 'two' }

/** Texts that always count at least one, so a form for zero never appears. */
const neverNone = ['coupons.perCustomerTimes', 'games.placements.season']

const english = await allMessages('en')
const plurals = Object.entries(english).flatMap(([area, texts]) =>
  Object.entries(texts).flatMap(([name, message]) =>
    typeof message === 'string' ? [] : [{ area, name, key: `${area}.${name}` as MessageKey, message }],
  ),
)
/** Values for a plural's other holes, each recognizable. */
const values = (key: string, message: object) => {
  const names = [
    ...Object.values(message)
      .join(' ')
      .matchAll(/\{(\w+)\}/g),
  ].map(([, name = '']) => name)
  return Object.fromEntries(
    names.filter((name) => name !== 'count').map((name) => [name, `<${key} ${name}>`]),
  )
}

describe.each(locales)('the plurals in $code', async ({ code, tag }) => {
  const t = createTranslate(code, await loadMessages(code, await areasOf(code)))
  const own = await allMessages(code)
  const form = new Intl.PluralRules(tag)

  test('each form shows its number or writes it out, and leaves no hole', () => {
    expect(plurals.length).toBeGreaterThan(30)
    for (const { area, name, key, message } of plurals) {
      const saysCount = Object.values(message).some((text) => text.includes('{count}'))
      const written = own[area]?.[name] ?? {}
      const possible = counts.filter((each) => each > 0 || !neverNone.includes(key))
      for (const count of possible) {
        const text = t(key, { count, ...values(key, message) })
        expect(text, `${key} of ${count}`).not.toMatch(/[{}]/)
        if (!saysCount || text.includes(String(count))) continue
        // A form for several numbers, such as French “one” for 0 and 1, can’t write one of them out.
        const ownForm =
          form.select(count) === spoken[count] && typeof written !== 'string' && spoken[count] in written
        const isShared = possible.some(
          (other) => other !== count && form.select(other) === form.select(count),
        )
        expect(ownForm && !isShared, `${key} of ${count}: ${text}`).toBe(true)
      }
    }
  })
})
