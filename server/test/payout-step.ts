import type { KyselyPlugin } from 'kysely'
import { makeBatch } from '#server/money/payouts/make-batch.ts'
import { requestPayout } from '#server/money/payouts/request-payout.ts'
import { sendBatch } from '#server/money/payouts/send-batch.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { testServices } from './factories.ts'

/**
 * Takes one step of a payout and kills its own process at a moment of it: after its first statement, after its last money
 * and history are written but not committed, or after the commit, before anyone is answered.
 */
type Order = {
  step: 'request' | 'batch' | 'send'
  moment: 'begun' | 'written' | 'committed'
  caller: Caller
  /** The amount, the payout or the batch. */
  about: string
  /** Where the clock of whoever kills it stands. */
  at: number
}

const order: Order = JSON.parse(process.argv[2] ?? '')
const { step, moment, caller, about, at } = order
const die = () => process.kill(process.pid, 'SIGKILL')

const histories = new WeakSet<object>()
const killer: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    if (JSON.stringify(node).includes('"payout_events"')) histories.add(queryId)
    return node
  },
  async transformResult({ result, queryId }) {
    if (moment === 'begun' || (moment === 'written' && histories.has(queryId))) die()
    return result
  },
}

const opened = await testServices(process.env.DATABASE_URL ?? '', { connections: 2, priced: false })
opened.advance(at - opened.now().getTime())
const services = { ...opened, db: opened.db.withPlugin(killer) }
if (step === 'request') await transaction(services, (work) => requestPayout(work, caller, Number(about)))
if (step === 'batch') await transaction(services, (work) => makeBatch(work, caller, [about]))
if (step === 'send') await transaction(services, (work) => sendBatch(work, caller, about))
die()
