import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { minuteMs } from '#core/base/durations.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import { insertStaff } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { balanceOf } from '#server/test/payments.ts'
import { batch, payableBooster, request } from '#server/test/payouts.ts'
import { rounds } from '#server/test/rounds.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { openFile } from './open-file.ts'
import { findPayoutsOf } from './payout-store.ts'
import { sendBatch } from './send-batch.ts'

/** How often each step is killed. */
const kills = rounds(1, 20)
const amount = 5_000
const steps = ['request', 'batch', 'send'] as const
const moments = ['begun', 'written', 'committed'] as const

const services = await openServices({ connections: 6 })

test(`trust M12: kill -9 at each of 9 steps, ${kills} times: each payout is sent once, and none is lost`, async () => {
  for (let round = 0; round < kills; round++)
    for (const step of steps) {
      // One colleague alone would reach the limit above which a second person is needed.
      const staff = await insertStaff(services, ['FullAccess'])
      await Promise.all(
        moments.map(async (moment) => {
          const booster = await payableBooster(services, amount)
          const about = await prepare(step, booster, staff)
          await kill({ step, moment, caller: step === 'request' ? booster : staff, about })
          await goOn(booster, staff)
          const sent = await findPayoutsOf(services.db, booster.id)
          expect([step, moment, ...sent.map(({ status }) => status)]).toEqual([step, moment, 'sent'])
          expect(await sentEntries(sent.map(({ id }) => id))).toBe(1)
          expect(await balanceOf(services, 'booster_payable', booster.id)).toBe(0)
          expect(await balanceOf(services, 'payout_clearing', booster.id)).toBe(0)
        }),
      )
    }
  expect(await checkLedger(services.db)).toEqual([])
}, 600_000)

/** Brings a payout to where the step begins; returns what the step is about. */
async function prepare(step: (typeof steps)[number], booster: Caller, staff: Caller): Promise<string> {
  if (step === 'request') return String(amount)
  const payout = await request(services, booster, amount)
  if (step === 'batch') return payout.id
  const id = await batch(services, staff, [payout])
  await openFile(services, staff, id, 'csv')
  return id
}

/** What people do after the crash: they look at where the payout is, and go on from there. */
async function goOn(booster: Caller, staff: Caller): Promise<void> {
  const open = async () =>
    (await findPayoutsOf(services.db, booster.id)).find(({ status }) => status !== 'sent')
  if ((await findPayoutsOf(services.db, booster.id)).length === 0) await request(services, booster, amount)
  const asked = await open()
  if (asked?.status === 'requested') await batch(services, staff, [asked])
  const batched = await open()
  if (!batched?.batch_id) return
  await openFile(services, staff, batched.batch_id, 'csv')
  await act(services, sendBatch, staff, batched.batch_id)
}

async function kill(order: object): Promise<void> {
  const at = services.now().getTime()
  const child = spawn(process.execPath, ['server/test/payout-step.ts', JSON.stringify({ ...order, at })], {
    env: { ...process.env, DATABASE_URL: services.databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGKILL')
  // The child's clock went on from here, by a moment for each time that it was read.
  services.advance(minuteMs)
}

async function sentEntries(payoutIds: string[]): Promise<number> {
  const rows = await services.db
    .selectFrom('ledger_entries')
    .select('id')
    .where('kind', '=', 'payout_sent')
    .where('business_ref', 'in', payoutIds)
    .execute()
  return rows.length
}
