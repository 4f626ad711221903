import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { FastifyInstance } from 'fastify'

/** Requests a challenge and solves it, as a form's script does. */
export async function solvedCaptcha(app: FastifyInstance, level = 1): Promise<string> {
  const answer = await app.inject({ method: 'GET', url: `/v1/captcha/challenge?level=${level}` })
  return solveCaptcha(answer.json().data)
}

/** The solution of a challenge, as a call sends it. */
export async function solveCaptcha(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
