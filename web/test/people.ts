import type { Contract } from '#contract/contract.ts'
import type { Permission } from '#core/people/permissions.ts'
import type { SessionUser } from '#web/frame/session/session-user.ts'
import type { Invitation } from '#web/staff/people/invitations.tsx'
import type { Person } from '#web/staff/people/person-types.ts'
import type { RosterEntry } from '#web/staff/roster/roster-types.ts'
import { anOrderRow } from './order-rows.ts'

/** The colleague who reads a page of staff. */
export const aColleague = (...permissions: Permission[]) =>
  ({ username: 'ana', kind: 'customer', permissions }) as unknown as SessionUser

/** A customer with an order, whom the reader can change. */
export const aPerson = (rest: Partial<Person> = {}): Person => ({
  user_id: 'mira-id',
  kind: 'customer',
  username: 'mira',
  email: 'mira@example.com',
  permissions: [],
  banned_at: null,
  banned_until: null,
  orders: 1,
  created_at: '2026-01-01T10:00:00.000Z',
  last_seen_at: null,
  demo: false,
  verified: true,
  locale: 'de',
  balance: 1_240,
  debt: 0,
  open_orders: [{ order_id: 'order-id', number: 20_001 }],
  work: null,
  sessions: 1,
  spent: 8_370,
  refunds: 0,
  disputes: 0,
  masked: 0,
  ban: null,
  refusals: { account: null, permissions: noRefusals },
  ...rest,
})

const noRefusals: Person['refusals']['permissions'] = {
  Booster: null,
  EditUsers: null,
  FullAccess: null,
  EditStore: null,
  EditOrders: null,
}

/** The reader can change no permission but these. */
export const onlyWith = (...can: Permission[]): Person['refusals']['permissions'] => {
  const entries = Object.keys(noRefusals).map((each) => [
    each,
    can.includes(each as Permission) ? null : 'not_held',
  ])
  return Object.fromEntries(entries)
}

export const anInvitation = (rest: Partial<Invitation> = {}): Invitation => ({
  invitation_id: 'invitation-id',
  email: 'new@example.com',
  permissions: ['EditOrders'],
  invited_at: '2026-11-22T10:00:00.000Z',
  expires_at: '2026-11-25T10:00:00.000Z',
  invited_by: 'ana',
  ...rest,
})

/** A booster of Valorant on two servers, up to Diamond I, whom the reader can change. */
export const aRosterEntry = (rest: Partial<RosterEntry> = {}): RosterEntry => ({
  user_id: 'kestrel-id',
  username: 'kestrel',
  email: 'kestrel@example.com',
  state: 'active',
  work: {
    solo_limit: 2,
    duo_limit: 1,
    services: ['valorant:elo-boost:eu', 'valorant:elo-boost:na'],
    ceilings: [{ game: 'valorant', ceiling: { tier: 'diamond', division: 1 } }],
  },
  left_out: { services: [], ceilings: [], queues: [] },
  request: null,
  asked_at: null,
  active: { solo: 1, duo: 0 },
  completed: 41,
  since: '2024-03-02T12:00:00.000Z',
  last_active_at: null,
  demo: false,
  refusals: { save: null, pause: null, end: null },
  ...rest,
})

type Running = Contract['listRunningOrders']['reply']['data']['items'][number]

/** An order that runs while its person is banned. */
export const aRunning = (rest: Partial<Running> = {}): Running => ({
  ...anOrderRow(),
  deed: 'cancel',
  refusal: null,
  ...rest,
})
