import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'

/** Accepts a solved challenge once; throws `captcha_failed` for anything else. */
export async function requireCaptcha({ captcha, db, now }: Services, response: string): Promise<void> {
  const solved = await captcha.verify(response, now())
  if (!solved) throw new AppError('captcha_failed')
  const first = await db
    .insertInto('captcha_solutions')
    .values({ signature: solved.signature, expires_at: solved.expiresAt })
    .onConflict((oc) => oc.doNothing())
    .returning('signature')
    .executeTakeFirst()
  if (!first) throw new AppError('captcha_failed')
}
