import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { needsAccount } from '#core/orders/kinds.ts'
import { actors, orderActions, orderStatuses, transitionFor } from '#core/orders/lifecycle.ts'
import { announceChange } from '#server/orders/order/announce-change.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { advanceById } from '#server/test/advance-by-id.ts'
import { aDuoOrderConfig, anOrderConfig, insertOrder } from '#server/test/factories.ts'
import { elsewhere } from '#server/test/one-connection.ts'
import { openServices } from '#server/test/open-app.ts'
import type { Followers } from './followers.ts'
import { lockOrder } from './lock-order.ts'

const opened = await openServices()
// The kernel alone; the followers of a step have their own tests.
const followers = Object.fromEntries(Object.keys(opened.followers).map((deed) => [deed, []]))
const services = { ...opened, followers: { ...followers, each: [announceChange] } as unknown as Followers }

const steps = orderActions.filter((action) => action !== 'create')

class Undone extends Error {}

test('trust O4: of all statuses, actions and actors, exactly the steps of the table work', async () => {
  const seen = { allowed: 0, refused: 0 }
  for (const config of [anOrderConfig, aDuoOrderConfig])
    for (const status of orderStatuses) {
      const order = await insertOrder(services, { status, config })
      const claimer = await insertOrder(services, { status: 'boosting' })
      for (const action of steps)
        for (const actor of actors) {
          const expected = transitionFor(status, action, actor, needsAccount(config))
          const set = action === 'claim' || action === 'assign' ? { booster_id: claimer.booster_id } : {}
          let reached: string | undefined
          const attempt = transaction(services, async (work) => {
            const step = {
              action,
              actor,
              actorId: null,
              reason: 'a reason',
              set,
              refundTo: 'balance',
            } as const
            reached = (await advanceById(work, order.id, step)).status
            throw new Undone()
          })
          const late =
            action === 'claim' || action === 'assign' ? 'order_not_available' : 'order_state_changed'
          if (expected) await expect(attempt).rejects.toThrow(Undone)
          else await expect(attempt).rejects.toThrow(late)
          expect(reached).toBe(expected?.to)
          seen[expected ? 'allowed' : 'refused']++
        }
    }
  expect(seen.allowed).toBeGreaterThan(30)
  expect(seen.allowed + seen.refused).toBe(2 * orderStatuses.length * steps.length * actors.length)
})

test('a step that requires a reason is refused without one', async () => {
  const order = await insertOrder(services, { status: 'boosting' })
  for (const [action, actor] of [
    ['drop', 'booster'],
    ['cancel', 'admin'],
  ] as const)
    await expect(
      transaction(services, (work) =>
        advanceById(work, order.id, { action, actor, actorId: null, refundTo: 'balance' }),
      ),
    ).rejects.toMatchObject({ code: 'bad_params', fields: [{ field: 'reason' }] })
})

test('a step that rolls back sends nothing and leaves no event', async () => {
  const order = await insertOrder(services, { status: 'verification_required' })
  services.sent.length = 0
  const attempt = transaction(services, async (work) => {
    const step = { action: 'complete', actor: 'time', actorId: null } as const
    await advanceById(work, order.id, step)
    throw new Undone()
  })
  await expect(attempt).rejects.toThrow(Undone)
  expect(services.sent).toEqual([])
  const events = await services.db
    .selectFrom('order_events')
    .where('order_id', '=', order.id)
    .selectAll()
    .execute()
  expect(events).toEqual([])
})

test('a step on a row that was read before another step took effect is refused', async () => {
  const order = await insertOrder(services, { status: 'verification_required' })
  const step = { action: 'complete', actor: 'time', actorId: null, locked: order } as const
  const advance = () => transaction(services, (work) => advanceById(work, order.id, step))
  await advance()
  await expect(advance()).rejects.toThrow('order_state_changed')
  const events = await services.db
    .selectFrom('order_events')
    .where('order_id', '=', order.id)
    .selectAll()
    .execute()
  expect(events).toHaveLength(1)
})

test('the database itself refuses a step that the table does not have', async () => {
  const order = await insertOrder(services, { status: 'boosting' })
  const leap = services.db
    .updateTable('orders')
    .set({ status: 'not_paid' })
    .where('id', '=', order.id)
    .execute()
  await expect(leap).rejects.toThrow('may not go from boosting to not_paid')
  await services.db
    .insertInto('order_events')
    .values({ order_id: order.id, actor: 'time', action: 'cancel', to_status: 'cancelled' })
    .execute()
  await expect(services.db.deleteFrom('order_events').execute()).rejects.toThrow('permission denied')
})

test('while a transaction locks an order, no other can lock it', async () => {
  const { id } = await insertOrder(services, { status: 'boosting' })
  await transaction(services, async (work) => {
    await lockOrder(work.tx, id)
    const second = elsewhere(() =>
      transaction(services, async (other) => {
        await sql`set local lock_timeout = '100ms'`.execute(other.tx)
        await lockOrder(other.tx, id)
      }),
    )
    await expect(second).rejects.toThrow('lock timeout')
  })
})

test('an order that does not exist is not found', async () => {
  const unknown = '00000000-0000-4000-8000-000000000000'
  await expect(transaction(services, (work) => lockOrder(work.tx, unknown))).rejects.toThrow(
    'order_not_found',
  )
})
