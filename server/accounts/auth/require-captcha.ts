import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { spendSolution } from './captcha-store.ts'

/** Accepts a solved challenge of this level or a harder one, once; throws `captcha_failed` for anything else. */
export async function requireCaptcha(
  { captcha, db, log, now }: Services,
  response: string,
  level = 1,
): Promise<void> {
  const solved = await captcha.verify(response, level, now())
  if (solved && (await spendSolution(db, solved))) return
  log.info({ event: 'captcha', level, reason: solved ? 'used before' : 'not solved' }, 'a captcha failed')
  throw new AppError('captcha_failed', [{ field: 'captchaResponse', code: 'captcha_required', level }])
}
