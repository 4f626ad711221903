import { type CallApi, isCallError } from '#web/frame/session/call.ts'
import { solveCaptcha } from './solve-captcha.ts'

/** The limit of retries: while one captcha is being solved, other people's failures can make the next one harder. */
const mostCaptchas = 3

/** Sends without a captcha; if the server requires one, solves it at the level that the refusal names. */
export async function withCaptcha(
  call: CallApi,
  send: (captchaResponse?: string) => Promise<unknown>,
): Promise<void> {
  let response: string | undefined
  for (let solved = 0; ; solved++)
    try {
      await send(response)
      return
    } catch (error) {
      const level = wantedLevel(error)
      if (level === undefined || solved === mostCaptchas) throw error
      response = await solveCaptcha(call, level)
    }
}

function wantedLevel(error: unknown): number | undefined {
  if (!isCallError(error) || error.code !== 'captcha_failed') return undefined
  return error.errors.find(({ field }) => field === 'captchaResponse')?.level
}
