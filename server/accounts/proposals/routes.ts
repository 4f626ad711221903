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

  route(app, services, 'confirmProposal', ({ caller, params, once }) =>
    once(async (work) => {
      await confirmProposal(work, caller, params.proposal_id)
      return { data: params }
    }),
  )

  route(app, services, 'declineProposal', ({ caller, params, body, once }) =>
    once(async (work) => {
      await declineProposal(work, caller, params.proposal_id, body.reason)
      return { data: params }
    }),
  )

  route(app, services, 'creditBalance', ({ caller, params, body: { as, amount, reason }, once }) =>
    once(async (work) => {
      const kind = as === 'gift' ? 'give_balance' : 'correct_balance'
      const waits = await propose(work, caller, { kind, wish: { ...params, amount }, reason })
      return { data: params, ...(waits && { message: waitsForColleague }) }
    }),
  )

  route(app, services, 'writeOffDebt', ({ caller, params, body: { amount, reason }, once }) =>
    once(async (work) => {
      const waits = await propose(work, caller, {
        kind: 'write_off_debt',
        wish: { ...params, amount },
        reason,
      })
      return { data: params, ...(waits && { message: waitsForColleague }) }
    }),
  )
}
