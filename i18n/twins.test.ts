import { expect, test } from 'vitest'
import { allMessages, textsOf } from './audit.ts'
import { ownHole } from './fill.ts'

const english = await allMessages('en')

/** Keys whose texts are the same in English but differ in meaning, or need another form in another language. */
const apart: [keys: string, why: string][] = [
  ['games.game.valorant service.searched.valorant', 'the name; the words that people search for'],
  [
    'games.tier.bronze games.valorantBronze',
    'a tier of the other games; Valorant’s, which Chinese names otherwise',
  ],
  ['games.points.points order.colPoints', 'the unit of a game; a column of any unit'],
  ['games.status.verification_required games.status.completed', 'spec 1 names both states alike'],
  ['games.status.completed order.event.complete', 'a state; what happened'],
  ['games.status.cancelled order.event.cancel', 'a state; what happened'],
  ['games.service.coaching games.status.coaching', 'the service; that it is under way'],
  ['order.completedNow order.verifyCloses', 'what is done; what a button will do'],
  [
    'games.role.support shell.adminSupport chat.support',
    'a lane; the team that answers; the button that reaches it',
  ],
  ['games.queue.ranked posts.topic.ranked', 'a queue of a game; what posts are about'],
  ['boosters.order names.order', 'a button; a column'],
  ['names.orders order.contactOrders people.colOrders', 'a page; how many a person has'],
  ['names.nextStep settings.stepNext', 'a column; the step of a path'],
  ['names.start order.promiseStart', 'a rank; when work begins'],
  ['names.rank order.colStanding', 'what a slider sets; a column'],
  [
    'names.booster order.booster protection.boosterColumn terms.label.booster',
    'a role; the booster of this order',
  ],
  ['names.customer order.customer', 'a role; the customer of this order'],
  ['names.games order.games', 'titles; matches'],
  ['names.game evidence.game', 'a title; a match'],
  ['earnings.noFee games.free', 'a payout without a fee; an add-on'],
]

/** Areas of names, which fit wherever they are shown: what stands in them has no case, gender or verb of its own place. */
const nameAreas = ['games', 'names']

const areaOf = (key: string) => key.slice(0, key.indexOf('.'))
const isSentence = (text: string) => /[.?!]$/.test(text)

/** Names and sentences that are written out under several keys; a text that only names another is not a second text. */
function twins(): string[][] {
  const keys = new Map<string, string[]>()
  for (const { key, form, text } of textsOf(english)) {
    if (form !== null || text.replaceAll(ownHole, '') === '') continue
    keys.set(text, [...(keys.get(text) ?? []), key])
  }
  return [...keys]
    .filter(([text, all]) => isSentence(text) || all.some((key) => nameAreas.includes(areaOf(key))))
    .map(([, all]) => all)
    .filter(({ length }) => length > 1)
}

test('a name or a sentence has one text: a second key names the first, as in {games.status.completed}', () => {
  const explained = apart.map(([keys]) => keys.split(' '))
  const isExplained = (one: string, other: string) =>
    explained.some((keys) => keys.includes(one) && keys.includes(other))
  const pairs = twins().flatMap((keys) =>
    keys.flatMap((one, index) => keys.slice(index + 1).map((other) => [one, other] as const)),
  )
  // Two that differ from the same third text need no entry of their own.
  const unexplained = pairs.filter(
    ([one, other]) =>
      !isExplained(one, other) &&
      !pairs.flat().some((third) => isExplained(one, third) && isExplained(third, other)),
  )
  expect(unexplained).toEqual([])
})

test('a phrase is shared by nobody: a text that is only another one is a name or a whole sentence', () => {
  const shared = textsOf(english).flatMap(({ key, text }) => {
    const [, area, name = ''] = /^\{([\w/-]+)\.([\w.-]+)\}$/.exec(text) ?? []
    return area && area !== 'figures' ? [{ key, area, named: english[area]?.[name] }] : []
  })
  expect(shared.length).toBeGreaterThan(100)
  const wrong = shared.filter(
    ({ area, named }) => !nameAreas.includes(area) && !(typeof named === 'string' && isSentence(named)),
  )
  expect(wrong).toEqual([])
})

test('each explained pair is still one', () => {
  const all = new Set(twins().flat())
  expect(apart.flatMap(([keys]) => keys.split(' ')).filter((key) => !all.has(key))).toEqual([])
})
