import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { challengeMs, needsSecondStep, type Proof, proofsOf } from '#core/people/factors.ts'
import type { Config } from '#server/platform/config/config.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { findFactors } from '#server/platform/sessions/proof-store.ts'
import { newToken, secure } from '#server/platform/sessions/tokens.ts'
import { spendProof } from '../factors/spent-store.ts'
import { logSignIn } from './log-sign-in.ts'
import { keepsTokens } from './token-transport.ts'

/** A client without cookies gets its second step in this header of the refusal, and sends it back in it. */
const header = 'x-second-step'

const cookieOf = (config: Config) => (secure(config) ? '__Host-second_step' : 'second_step')

/** Read from `services.config` and `now` only, so that every process opens what another has sealed. */
type Step = { userId: string; end: number; nonce: string }

/**
 * Refuses a sign-in that one factor has proven if the person has a second one, and gives the browser what the second
 * step continues from (trust S13). The refusal names the fields that `completeSecondStep` accepts.
 */
export async function requireSecondStep(
  services: Services,
  userId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { db, config, now } = services
  const { factors, passwordHash } = await findFactors(db, userId)
  if (!needsSecondStep(factors)) return
  const step = { userId, end: now().getTime() + challengeMs, nonce: newToken() }
  const sealed = `${userId}.${step.end}.${step.nonce}.${sealOf(config, step, passwordHash)}`
  if (keepsTokens(request)) reply.header(header, sealed)
  else reply.setCookie(cookieOf(config), sealed, { ...attributes(config), maxAge: challengeMs / 1000 })
  logSignIn(services, request, 'second factor wanted', { userId })
  const code = 'second_factor_needed'
  throw new AppError(
    code,
    proofsOf(factors).map((field) => ({ field, code })),
  )
}

export type OpenStep = {
  userId: string
  proofs: Proof[]
  /** Uses it up; throws when a parallel request has. */
  close: (reply: FastifyReply) => Promise<void>
}

/** The second step that a request continues; throws `second_step_expired` if there is none, or the password changed. */
export async function readSecondStep(services: Services, request: FastifyRequest): Promise<OpenStep> {
  const { db, config, now } = services
  const sent = keepsTokens(request) ? request.headers[header] : request.cookies[cookieOf(config)]
  const [userId = '', end = '', nonce = '', seal = ''] = String(sent ?? '').split('.')
  const step = { userId, end: Number(end), nonce }
  if (!/^[\da-f-]{36}$/.test(userId) || !(step.end > now().getTime()))
    throw new AppError('second_step_expired')
  const { factors, passwordHash } = await findFactors(db, userId).catch(() => {
    throw new AppError('second_step_expired')
  })
  const expected = Buffer.from(sealOf(config, step, passwordHash))
  const given = Buffer.from(seal)
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new AppError('second_step_expired')
  return {
    userId,
    proofs: proofsOf(factors),
    async close(reply) {
      if (!(await spendProof(db, `second step ${nonce}`, new Date(step.end))))
        throw new AppError('second_step_expired')
      reply.clearCookie(cookieOf(config), attributes(config))
    },
  }
}

function attributes(config: Config) {
  return { path: '/', sameSite: 'strict', httpOnly: true, secure: secure(config) } as const
}

/** Bound to the password, so that changing it ends sign-ins that began with the old one. */
function sealOf({ secretKey }: Config, { userId, end, nonce }: Step, passwordHash: string | null): string {
  const words = JSON.stringify(['second step', userId, end, nonce, passwordHash])
  return createHmac('sha256', secretKey).update(words).digest('base64url')
}
