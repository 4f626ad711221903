import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import {
  type Guard,
  guardRefusal,
  type Permission,
  permissions,
  type Subject,
} from '#core/people/permissions.ts'
import { locales } from '#i18n/locales.ts'
import { loadingContext, loadPage } from '#web/frame/router/load-page.ts'
import { Texts } from '#web/frame/texts/texts.ts'
import { siteMap } from './site-map.tsx'

const person = (...held: Permission[]): Subject => ({ id: 'p', permissions: held, banned: false })

/** The eleven kinds of people of trust A7; an expired or revoked session is a visitor's. */
const subjects: [string, Subject][] = [
  ['visitor', null],
  ['guest or customer', person()],
  ...permissions.map((each): [string, Subject] => [each, person(each)]),
  ['all staff permissions', person('EditUsers', 'FullAccess', 'EditStore', 'EditOrders')],
  ['everything', person(...permissions)],
  ['banned', { id: 'p', permissions: [], banned: true }],
  ['banned with everything', { id: 'p', permissions, banned: true }],
]

test('trust A7: every guarded page in nine languages for eleven kinds of people: who is refused loads neither data nor the page', async () => {
  const guarded = (await siteMap.table()).filter(({ guard }) => guard !== 'public')
  expect(guarded.length).toBeGreaterThanOrEqual(21)
  expect(subjects).toHaveLength(11)
  let asked = 0
  let refusals = 0
  const wrong: string[] = []
  for (const { code: locale } of locales)
    for (const entry of guarded)
      for (const [who, subject] of subjects) {
        const refusal = guardRefusal(subject, entry.guard as Guard)
        asked++
        if (!refusal) continue
        refusals++
        let loaded = false
        const call = () => {
          loaded = true
          throw new Error('A refused page has read data')
        }
        const load = async (file: string) => {
          loaded ||= file === entry.view?.file
          return {}
        }
        const context = new RouterContextProvider()
        const loading = { locale, texts: texts(locale), call, session: async () => ({ subject, call }) }
        context.set(loadingContext, loading as never)
        const url = new URL('http://localhost/')
        const args = { context, params: {}, request: new Request(url), url }
        const thrown = await loadPage({ ...siteMap, load }, entry, args as never).catch((error) => error)
        const said = (thrown as { data?: { refusal?: string } }).data?.refusal
        if (said !== refusal || loaded)
          wrong.push(`${locale} ${entry.pattern} ${who}: ${said}, not ${refusal}`)
      }
  expect(wrong).toEqual([])
  expect(asked).toBe(guarded.length * locales.length * subjects.length)
  expect(refusals).toBeGreaterThan(asked / 3)
})

function texts(locale: (typeof locales)[number]['code']): Texts {
  return Object.assign(new Texts(locale), { ensure: async () => {} })
}
