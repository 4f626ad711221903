import type { FastifyInstance } from 'fastify'
import { waitsForColleague } from '#core/money/waits-for-colleague.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { confirmProposal, declineProposal } from './decide-proposal.ts'
import { listProposals } from './list-proposals.ts'
import { propose } from './propose.ts'

export function proposalsRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'listProposals', async ({ caller, query }) => ({
    data: await listProposals(services, caller, query),
  }))

  route(app, services, 'confirmProposal', async ({ caller, params, work }) => {
    await confirmProposal(work, caller, params.proposal_id)
    return { data: params }
  })

  route(app, services, 'declineProposal', async ({ caller, params, body, work }) => {
    await declineProposal(work, caller, params.proposal_id, body.reason)
    return { data: params }
  })

  route(app, services, 'creditBalance', async ({ caller, params, body: { as, amount, reason }, work }) => {
    const kind = as === 'gift' ? 'give_balance' : 'correct_balance'
    const waits = await propose(work, caller, { kind, wish: { ...params, amount }, reason })
    return { data: params, ...(waits && { message: waitsForColleague }) }
  })

  route(app, services, 'debitBalance', async ({ caller, params, body, work }) => {
    const { amount, reason = '', ready = null, note } = body
    const wish = { ...params, amount }
    const waits = await propose(work, caller, { kind: 'take_balance', wish, reason, ready, note })
    return { data: params, ...(waits && { message: waitsForColleague }) }
  })

  route(app, services, 'writeOffDebt', async ({ caller, params, body: { amount, reason }, work }) => {
    const waits = await propose(work, caller, {
      kind: 'write_off_debt',
      wish: { ...params, amount },
      reason,
    })
    return { data: params, ...(waits && { message: waitsForColleague }) }
  })
}
