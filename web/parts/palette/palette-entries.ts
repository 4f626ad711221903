import type { Contract } from '#contract/contract.ts'
import { type Permission, passes } from '#core/people/permissions.ts'
import { pageGuard } from '#i18n/page-guards.ts'
import type { MessageKey, Translate } from '#i18n/translate.ts'
import type { DashboardLink } from '#web/frame/shell/dashboard-links.ts'

export type Found = Contract['search']['reply']['data']
export const nothingFound: Found = { orders: [], people: [], coupons: [] }

/** The groups of what a search shows, in their order. */
export const groups = ['orders', 'people', 'coupons', 'actions', 'pages'] as const
export type Group = (typeof groups)[number]

/** What the palette can do besides opening something, and what it needs. */
const actionList = [
  { name: 'newPost', icon: 'file-plus', to: '/dashboard/admin/blog/create' },
  { name: 'newRaffle', icon: 'gift', to: '/dashboard/admin/raffle/create' },
  { name: 'theme', icon: 'sun-moon' },
  { name: 'shortcuts', icon: 'keyboard' },
  { name: 'signOut', icon: 'log-out' },
] as const
export type Action = (typeof actionList)[number]

/** What an action says that it does. */
export function actionLabel({ name }: Action): MessageKey {
  return name === 'signOut' ? 'shell.logOut' : `palette.does.${name}`
}

/** The heading of a group. */
export function groupLabel(group: Group): MessageKey {
  return group === 'coupons' ? 'shell.adminCoupons' : `palette.group.${group}`
}

export type Entry =
  | { kind: 'order'; order: Found['orders'][number] }
  | { kind: 'person'; person: Found['people'][number] }
  | { kind: 'coupon'; coupon: Found['coupons'][number] }
  | { kind: 'more'; group: Group; count: number }
  | { kind: 'action'; action: Action }
  | { kind: 'page'; link: DashboardLink }

export type ShownGroup = { group: Group; items: Entry[] }

/** So many of a group are shown beside the others. */
const mostBeside = 3

/** The signs at the start of the field that search one group alone. */
export const prefixes: Readonly<Record<string, Group>> = { '>': 'actions', '@': 'people', '#': 'orders' }

/** What is searched for, and the only group in which: by a prefix, or because the person narrowed it. */
export function readTyped(typed: string, narrowed: Group | null): { words: string; only: Group | null } {
  const text = typed.trim()
  const prefix = prefixes[text.charAt(0)]
  return prefix ? { words: text.slice(1).trim(), only: prefix } : { words: text, only: narrowed }
}

type Reader = { t: Translate; links: readonly DashboardLink[]; permissions: readonly Permission[] }

/** The groups that are shown for what somebody types; a group without entries isn't. */
export function shownGroups(
  { words, only }: { words: string; only: Group | null },
  found: Found,
  { t, links, permissions }: Reader,
): ShownGroup[] {
  const fits = (name: string) => words === '' || wordsBegin(name, words)
  const actions = actionList.filter(
    (action) =>
      (!('to' in action) || passes(permissions, pageGuard(action.to))) && fits(t(actionLabel(action))),
  )
  const entries: Record<Group, Entry[]> = {
    orders: found.orders.map((order) => ({ kind: 'order', order })),
    people: found.people.map((person) => ({ kind: 'person', person })),
    coupons: found.coupons.map((coupon) => ({ kind: 'coupon', coupon })),
    actions: actions.map((action) => ({ kind: 'action', action })),
    pages: links.filter(({ label }) => fits(t(label))).map((link) => ({ kind: 'page', link })),
  }
  return groups.flatMap((group) => {
    if (only !== null && only !== group) return []
    const all = entries[group]
    if (all.length === 0) return []
    const isFound = group === 'orders' || group === 'people' || group === 'coupons'
    if (only === group || !isFound || all.length <= mostBeside + 1) return [{ group, items: all }]
    const more: Entry = { kind: 'more', group, count: all.length - mostBeside }
    return [{ group, items: [...all.slice(0, mostBeside), more] }]
  })
}

/** Whether each word that is typed begins a word of a name, whatever the case and the accents. */
function wordsBegin(name: string, typed: string): boolean {
  const of = (text: string) => folded(text).split(/\s+/u)
  const names = of(name)
  return of(typed).every((word) => names.some((each) => each.startsWith(word)) || isWithin(name, word))
}

/** Chinese writes its words without spaces. */
const isWithin = (name: string, word: string) => /\p{Script=Han}/u.test(word) && name.includes(word)

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .toLowerCase()
}

/** The beginning of a text that was typed, as it is written there, and the rest; null if it doesn't begin so. */
export function markOf(text: string, typed: string): { marked: string; after: string } | null {
  if (typed === '' || !text.toLowerCase().startsWith(typed.toLowerCase())) return null
  return { marked: text.slice(0, typed.length), after: text.slice(typed.length) }
}
