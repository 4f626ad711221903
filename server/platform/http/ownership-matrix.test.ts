import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { methodAndPath, type OperationName, operations } from '#contract/operations.ts'
import { type Guard, type Permission, permissions } from '#core/people/permissions.ts'
import { issueReceipt } from '#server/money/receipts/issue-receipt.ts'
import { anApplication } from '#server/test/applications.ts'
import { insertCoupon } from '#server/test/coupons.ts'
import { insertBooster, insertCustomer, insertOrder, insertSupply } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { transaction } from '../ports/work.ts'
import { insertSession, revokeSession } from '../sessions/session-store.ts'

const { app, services } = await openApp()
await insertSupply(services)
const { db } = services
// As in production.
services.config = { ...services.config, staffSecondFactor: true }

/** What a path can name, whose absence each says with its own code. */
const hiddenBy = {
  order: 'order_not_found',
  payment: 'payment_not_found',
  file: 'not_found',
  person: 'user_not_found',
  guest: 'user_not_found',
  device: 'not_found',
  passkey: 'passkey_not_found',
  export: 'export_not_found',
  application: 'application_not_found',
  thread: 'thread_not_found',
  mail: 'mail_not_found',
  coupon: 'coupon_not_found',
  payout: 'payout_not_found',
  batch: 'payout_not_found',
  review: 'review_not_found',
  receipt: 'receipt_not_found',
} as const
type Kind = keyof typeof hiddenBy

/** The thing that a parameter names; null for a word, which belongs to nobody. A new parameter needs a line here. */
const kinds: Record<string, Kind | null> = {
  order_id: 'order',
  payment_id: 'payment',
  file_id: 'file',
  user_id: 'person',
  session_id: 'device',
  passkey_id: 'passkey',
  export_id: 'export',
  application_id: 'application',
  thread_id: 'thread',
  mail_id: 'mail',
  coupon_id: 'coupon',
  payout_id: 'payout',
  batch_id: 'batch',
  guest_id: 'guest',
  review_id: 'review',
  receipt_id: 'receipt',
  // Of the order that comes before it.
  game_id: null,
  provider: null,
  username: null,
  topic: null,
  channel: null,
  version: null,
  name: null,
  state: null,
  number: null,
  game: null,
  token: null,
  shortcut: null,
  locale: null,
  slug: null,
  // Staff ask for permissions in their own name.
  permission: null,
  // A booster's own months and years.
  month: null,
  year: null,
  // Its booster alone withdraws it, and all staff for people see every one: own-services.test.ts has both.
  request_id: null,
  // A view is its maker’s and, if it is shared, everyone’s who can open its list: views.test.ts has all of them.
  // Who began a run sees it: bulk.test.ts has others, too.
  run_id: null,
  note_id: null,
  list: null,
  view_id: null,
  // What a provider sent, and what staff propose; only staff read it.
  event_id: null,
  proposal_id: null,
  // All staff for people see whom colleagues have invited.
  invitation_id: null,
  // All staff for people edit every post; a picture of one is public.
  post_id: null,
  version_id: null,
  preview_id: null,
  picture_id: null,
  width: null,
  language: null,
  // All staff for people see every raffle, and its winners by their places.
  raffle_id: null,
  position: null,
  // Everyone sees when a coach is free.
  coach_id: null,
}
const words: Record<string, string> = {
  provider: 'discord',
  state: 'boosting',
  version: '999999',
  number: '999999',
  name: 'terms',
  topic: 'orders',
  channel: 'mail',
  game: 'valorant',
  locale: 'en',
  shortcut: 'hello',
  list: 'orders',
  permission: 'EditStore',
  month: '2026-11',
  year: '2026',
}
/** Anyone who knows the random name of such a picture sees it. */
const openPictures: readonly OperationName[] = ['getAvatar', 'getChatPicture']

function kindOf(name: OperationName): Kind | null {
  if (openPictures.includes(name)) return null
  const named = [...methodAndPath(name).path.matchAll(/:(\w+)/g)].map(([, param = '']) => {
    if (!(param in kinds)) throw new Error(`${name} has a parameter without a line in this test: ${param}`)
    return kinds[param] ?? null
  })
  return named.find((kind) => kind !== null) ?? null
}

/** The permission that sees such things of everyone; without a line, only the owner sees them. */
const seenByStaff: Partial<Record<Kind, Permission>> = {
  order: 'EditOrders',
  file: 'EditOrders',
  thread: 'EditOrders',
  person: 'EditUsers',
  application: 'FullAccess',
  mail: 'FullAccess',
  coupon: 'EditStore',
  payout: 'FullAccess',
  batch: 'FullAccess',
  receipt: 'EditOrders',
  review: 'EditOrders',
}

type Whose = 'own' | 'other' | 'none'

/** Every booster sees what waits; others are told that they aren't boosters, whether the order exists or not. */
const ofTheBoard = ({ permissions: held }: Subject, whose: Whose) =>
  !held.includes('Booster') || whose !== 'none'

/** Its booster is refused, even as staff. */
const ofCustomerAndStaff = ({ assigned, permissions: held }: Subject, whose: Whose) =>
  whose === 'own' ? !assigned : whose === 'other' && held.includes('EditOrders')

/** Calls that see less or more than their kind of thing says. */
const exceptions: Partial<Record<OperationName, (subject: Subject, whose: Whose) => boolean>> = {
  ...Object.fromEntries(
    // Only the customer pays, changes the order, reviews and tips it.
    [
      'payOrder',
      'applyCoupon',
      'removeCoupon',
      'nameBooster',
      'unnameBooster',
      'reviewOrder',
      'tipOrder',
    ].map((name) => [name, ({ assigned }: Subject, whose: Whose) => whose === 'own' && !assigned]),
  ),
  // The link to the progress is the customer's; staff can revoke it.
  closeTrackingLink: ofCustomerAndStaff,
  // The customer prices a change; staff price one that they prepare.
  getChangeTerms: ofCustomerAndStaff,
  // A review is answered by the order's booster alone.
  answerReview: ({ assigned }, whose) => whose === 'own' && assigned === true,
  // None of the orders is a coaching, and none of the payments is a top-up.
  declineOrder: () => false,
  cancelTopUp: () => false,
  refundTopUp: () => false,
  claimOrder: ofTheBoard,
  // Whoever has the order is told that it is final; to all others it isn't theirs to give up.
  undoClaim: ({ assigned }, whose) => whose === 'own' && assigned === true,
  hideOrder: ofTheBoard,
  showOrder: ofTheBoard,
  // Staff return a payout; its booster alone withdraws it.
  withdrawPayout: (_, whose) => whose === 'own',
  // Staff with full access do this for everyone but themselves.
  creditBalance: (_, whose) => whose !== 'none',
  debitBalance: (_, whose) => whose !== 'none',
  writeOffDebt: (_, whose) => whose !== 'none',
  // A section of a person is open to whoever has the permission of its call (`personSections`).
  ...Object.fromEntries(
    [
      'getPersonBalance',
      'listPersonOrders',
      'listPersonPayments',
      'getPersonEarnings',
      'listPersonChats',
      'listRunningOrders',
      'writeToPerson',
    ].map((name) => [name, (_: Subject, whose: Whose) => whose !== 'none']),
  ),
  // A guest has no account that another guest's orders could join.
  answerGuestOrders: ({ isGuest }, whose) => whose === 'own' && !isGuest,
  // It says yes to everyone and counts nothing that isn't the caller's.
  claimConversion: () => true,
}

type Subject = {
  id: string
  token?: string
  permissions: readonly Permission[]
  /** What refuses them before any permission is checked. */
  stopped?: string
  withheld?: boolean
  /** Works on orders instead of placing them. */
  assigned?: boolean
  isGuest?: boolean
}

async function subjects(): Promise<Record<string, Subject>> {
  const now = services.now()
  const person = async (columns: { kind?: 'guest'; [column: string]: unknown } = {}, at = now) => {
    const { id } = await insertCustomer(services, columns)
    // The strongest proof that each can have.
    const provedBy = columns.kind === 'guest' ? 'mailed_link' : 'passkey'
    return { id, ...(await insertSession(services, id, at, provedBy)) }
  }
  const one = async (
    held: readonly Permission[] = [],
    columns: { kind?: 'guest'; [column: string]: unknown } = {},
  ): Promise<Subject> => {
    const { id, accessToken: token } = await person({ permissions: [...held], ...columns })
    return { id, token, permissions: held }
  }
  const booster = async (held: readonly Permission[] = ['Booster']): Promise<Subject> => {
    const { id } = await insertBooster(services, { user: { permissions: [...held] } })
    const { accessToken: token } = await insertSession(services, id, now, 'passkey')
    return { id, token, permissions: held }
  }
  const revoked = await person()
  await revokeSession(db, revoked.sessionId, now)
  const expired = await person({}, new Date(now.getTime() - 3_600_000))
  const weak = await booster(permissions)
  const { accessToken: weakToken } = await insertSession(services, weak.id, now)
  return {
    visitor: { id: (await insertCustomer(services)).id, permissions: [], stopped: 'unauthorized' },
    guest: { ...(await one([], { kind: 'guest' })), isGuest: true },
    customer: await one(),
    booster: await booster(),
    'assigned booster': { ...(await booster()), assigned: true },
    banned: { ...(await one([...permissions], { banned_at: now })), stopped: 'account_banned' },
    expired: { id: expired.id, token: expired.accessToken, permissions: [], stopped: 'token_expired' },
    revoked: { id: revoked.id, token: revoked.accessToken, permissions: [], stopped: 'bad_token' },
    EditUsers: await one(['EditUsers']),
    FullAccess: await one(['FullAccess']),
    EditStore: await one(['EditStore']),
    EditOrders: await one(['EditOrders']),
    'all of them': await booster(permissions),
    'staff without a second factor': {
      id: weak.id,
      token: weakToken,
      permissions: ['Booster'],
      withheld: true,
    },
  }
}

const orderOf = ({ id, assigned }: Subject) =>
  insertOrder(services, {
    status: 'boosting',
    ...(assigned ? { boosterId: id } : { customerId: id }),
  })

const rowOf = { created_at: services.now() }

/** Makes a thing that belongs to somebody, and returns its id. */
const things: Record<Kind, (owner: Subject) => Promise<string>> = {
  order: async (owner) => (await orderOf(owner)).id,
  payment: async (owner) => {
    const { id } = await insertOrder(services, { status: 'boosting', customerId: owner.id })
    return paymentOf(id)
  },
  async file(owner) {
    const { id: owner_id } = await orderOf(owner)
    const id = randomUUID()
    await services.files.save(id, Buffer.from('a picture'))
    const size = { mime: 'image/webp', width: 1, height: 1, bytes: 9 }
    await db
      .insertInto('files')
      .values({ id, owner_kind: 'order', owner_id, ...size, ...rowOf })
      .execute()
    return id
  },
  person: async (owner) => owner.id,
  async guest({ id }) {
    const proven = db.updateTable('users').set({ verified_at: services.now() }).where('id', '=', id)
    const { email } = await proven.returning('email').executeTakeFirstOrThrow()
    return (await insertCustomer(services, { kind: 'guest', email })).id
  },
  async device({ id: user_id }) {
    const { sessionId } = await insertSession(services, user_id, services.now())
    const place = { endpoint: `https://push.example/${sessionId}`, p256dh: 'x', auth: 'x' }
    await db
      .insertInto('push_devices')
      .values({ session_id: sessionId, user_id, ...place, created_at: services.now() })
      .execute()
    return sessionId
  },
  async passkey({ id: user_id }) {
    const key = { credential_id: randomUUID(), public_key: Buffer.from('x'), counter: 0, name: 'Phone' }
    return inserted(
      db
        .insertInto('passkeys')
        .values({ user_id, ...key, ...rowOf })
        .returning('id'),
    )
  },
  async export({ id: user_id }) {
    const at = services.now()
    const row = { user_id, requested_at: at, ready_at: at, bytes: 1 }
    const id = await inserted(db.insertInto('data_exports').values(row).returning('id'))
    await services.files.save(id, Buffer.from('x'))
    return id
  },
  async application() {
    const { id: user_id } = await insertCustomer(services)
    const row = { user_id, content: JSON.stringify(anApplication) as never, locale: 'en' as const }
    const at = services.now()
    const values = {
      ...row,
      status: 'sent' as const,
      created_at: at,
      updated_at: at,
      sent_at: at,
      due_at: at,
    }
    return inserted(db.insertInto('applications').values(values).returning('id'))
  },
  thread: async ({ id: user_id }) => {
    await db.deleteFrom('support_threads').where('user_id', '=', user_id).execute()
    const row = { channel: 'chat' as const, status: 'answered' as const, user_id, locale: 'en' as const }
    return inserted(db.insertInto('support_threads').values(row).returning('id'))
  },
  mail: async ({ id: user_id }) => {
    const row = { kind: 'note', locale: 'en' as const, recipient: 'a@example.com', subject: 'x', body: 'x' }
    return inserted(
      db
        .insertInto('mails')
        .values({ user_id, ...row })
        .returning('id'),
    )
  },
  coupon: async () => (await insertCoupon(services)).id,
  async payout({ id: booster_id }) {
    const isBooster = db.insertInto('boosters').values({ user_id: booster_id })
    await isBooster.onConflict((oc) => oc.doNothing()).execute()
    const at = services.now()
    const row = { iban_start: 'DE89', iban_end: '3000', requested_at: at, ready_at: at, ended_at: at }
    const values = { booster_id, amount: 2_500, status: 'withdrawn' as const, ...row }
    return inserted(db.insertInto('payouts').values(values).returning('id'))
  },
  async review({ id: customer_id }) {
    const { id: order_id, booster_id } = await insertOrder(services, { status: 'completed' })
    if (!booster_id) throw new Error('A completed order has a booster')
    const stars = { overall: 5, skill: 5, speed: 5, communication: 5 }
    const text = { author: 'mira', text: 'Fast.', language: 'en' as const, created_at: services.now() }
    const values = { order_id, booster_id, customer_id, ...stars, ...text }
    return inserted(db.insertInto('reviews').values(values).returning('id'))
  },
  receipt: async (owner) => aReceipt(owner.id),
  async batch({ id: made_by }) {
    const values = { made_by, made_at: services.now(), total: 2_500, needs_second: false }
    return inserted(db.insertInto('payout_batches').values(values).returning('id'))
  },
}

async function aReceipt(customerId: string): Promise<string> {
  const order = await insertOrder(services, { status: 'boosting', customerId })
  const paid = [{ paymentId: await paymentOf(order.id), by: 'card' as const, amount: 100 }]
  return transaction(services, async (work) => {
    await issueReceipt(work, { subject: 'order', order, paid })
    const query = work.tx.selectFrom('receipts').select('id').where('order_id', '=', order.id)
    return (await query.executeTakeFirstOrThrow()).id
  })
}

async function paymentOf(orderId: string): Promise<string> {
  const found = db.selectFrom('payments').select('id').where('subject_id', '=', orderId)
  return (await found.executeTakeFirstOrThrow()).id
}

async function inserted(query: {
  executeTakeFirstOrThrow(): Promise<{ id: string | number }>
}): Promise<string> {
  return String((await query.executeTakeFirstOrThrow()).id)
}

/** The code with which a guard refuses a subject, or null. */
function refusalOf({ stopped, permissions: held, withheld }: Subject, guard: Guard): string | null {
  if (guard === 'public') return null
  if (stopped) return stopped
  if (guard === 'authentication') return null
  if (guard === 'staff' ? held.some((each) => each !== 'Booster') : held.includes(guard)) return null
  return withheld ? 'second_factor_required' : 'forbidden'
}

const guardCodes = ['unauthorized', 'token_expired', 'bad_token', 'account_banned', 'second_factor_required']

/** What a cell must say: the guard's code, that there is no such thing, or anything else of the call itself. */
function wantedOf(name: OperationName, subject: Subject, kind: Kind | null, whose: Whose): string {
  const { guard }: Endpoint = contract[name]
  const refusal = refusalOf(subject, guard)
  if (refusal) return refusal
  if (!kind) return 'passes'
  const staff = seenByStaff[kind]
  const sees = staff !== undefined && subject.permissions.includes(staff)
  const usual = whose === 'own' || (whose === 'other' && sees)
  return (exceptions[name]?.(subject, whose) ?? usual) ? 'passes' : hiddenBy[kind]
}

async function ask(name: OperationName, { token }: Subject, thing: string | undefined) {
  const { method, path } = methodAndPath(name)
  const { body: schema, example }: Endpoint = contract[name]
  const body = schema && { ...Object(example?.body), user: undefined }
  const url = path.replace(/:(\w+)/g, (_, param: string) =>
    thing !== undefined && kinds[param] ? thing : (words[param] ?? randomUUID()),
  )
  return app.inject({
    method: method as 'GET',
    url,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body && { payload: body }),
  })
}

/** Some ids are numbers. */
const missing = (kind: Kind) => (kind === 'mail' ? '2000000000' : randomUUID())

// Logging out comes last, because it succeeds.
const names = (Object.keys(operations) as OperationName[]).sort(
  (a, b) => Number(a === 'logout') - Number(b === 'logout'),
)

test('trust A1: every operation for 14 subjects, with a thing of their own, of somebody else and of nobody', async () => {
  const all = await subjects()
  expect(Object.keys(all)).toHaveLength(14)
  const stranger = { id: (await insertCustomer(services)).id, permissions: [] }
  const wrong: string[] = []
  let cells = 0
  for (const name of names)
    for (const [who, subject] of Object.entries(all)) {
      const kind = kindOf(name)
      for (const whose of kind ? (['own', 'other', 'none'] as const) : (['own'] as const)) {
        const owner = whose === 'own' ? subject : stranger
        const thing = kind && (whose === 'none' ? missing(kind) : await things[kind](owner))
        const answer = await ask(name, subject, thing ?? undefined)
        const said = answer.headers['content-type']?.toString().includes('json')
          ? answer.json().message
          : 'a file'
        const wanted = wantedOf(name, subject, kind, whose)
        const { errors, guard }: Endpoint = contract[name]
        const own = guard === 'public' && (errors as readonly string[]).includes(said)
        const isHidden = kind !== null && said === hiddenBy[kind] && answer.statusCode === 404
        const got = guardCodes.includes(said) && !own ? said : isHidden ? said : 'passes'
        const refused = wanted === 'forbidden' ? said === 'forbidden' : got === wanted
        if (!refused || answer.statusCode >= 500)
          wrong.push(`${name} by ${who}, ${whose}: ${answer.statusCode} ${said}, not ${wanted}`)
        // A passkey is a second factor, which a later call would want to see.
        if (kind === 'passkey') await db.deleteFrom('passkeys').where('user_id', '=', owner.id).execute()
        cells++
      }
    }
  expect(wrong).toEqual([])
  const withThings = names.filter(kindOf).length
  expect(cells).toBe(14 * (names.length + 2 * withThings))
  expect(withThings).toBeGreaterThan(40)
})
