// For tests that begin with the line `// @vitest-environment jsdom`.
import { screen, within } from '@testing-library/react'
import type { MessageKey } from '#i18n/translate.ts'
import PersonSheet from '#web/staff/people/person-sheet.tsx'
import type { Person } from '#web/staff/people/person-types.ts'
import { type Answers, open } from './in-browser.tsx'
import { aColleague } from './people.ts'

const none = { items: [], page: 1, pageCount: 1, total: 0 }
const camp = { amount: 0, orders: 0 }

/** What a person has of whom nothing is known: every section answers. */
const nothing: Answers = {
  getPersonBalance: () => ({ data: { ...none, balance: 0, debt: 0, matches: true, lots: [], waiting: [] } }),
  listPersonOrders: () => ({ data: none }),
  listPersonPayments: () => ({ data: none }),
  getPersonSignals: () => ({ data: { items: [] } }),
  listPersonChats: () => ({ data: none }),
  listSentMails: () => ({ data: { ...none, kinds: [], smtp: true } }),
  listPersonDevices: () => ({ data: { items: [] } }),
  listPersonBans: () => ({ data: { items: [] } }),
  listPersonNotes: () => ({ data: none }),
  listRunningOrders: () => ({ data: { items: [] } }),
  getPersonEarnings: () => ({
    data: {
      camps: {
        pending: { ...camp, next_at: null },
        held: { ...camp, next: null },
        available: camp,
        paid: { this_month: 0, in_all: 0, since: null },
      },
      payouts: [],
    },
  }),
}

/** The calls that a section makes by itself, to be read. */
const readings = new Set(['getPerson', 'getPersonWork', ...Object.keys(nothing)])

/** The sheet of a person, as a colleague reads it; by default one who can do everything. */
export async function openPerson(
  person: Person,
  answers: Answers = {},
  user = aColleague('EditUsers', 'EditOrders', 'FullAccess'),
) {
  const ways: string[] = []
  const people = {
    items: ['before', person.user_id, 'after'].map((user_id) => ({ user_id })),
    page: 1,
    total: 3,
  }
  const view = await open(
    <PersonSheet
      opened={{ person, online: false }}
      people={people}
      onOpen={(id) => ways.push(id)}
      onClose={() => ways.push('closed')}
    />,
    { user, answers: { ...nothing, getPerson: () => ({ data: { person, online: false } }), ...answers } },
  )
  await screen.findByRole('heading', { name: view.t('people.colRights') })
  const { t, sent } = view
  const button = (key: MessageKey) => screen.queryByRole('button', { name: t(key) })
  const press = (key: MessageKey) => view.person.click(button(key) as HTMLElement)
  const dialogOf = async (title: MessageKey, words = { name: person.username }) =>
    within(await screen.findByRole('dialog', { name: t(title, words) }))
  /** What was sent beside what the sections read. */
  const calls = () => sent.filter(({ name }) => !readings.has(name))
  const reads = () => sent.filter(({ name }) => readings.has(name)).map(({ name }) => name)
  return { ...view, button, press, dialogOf, calls, reads, ways }
}
