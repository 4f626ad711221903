import type { z } from 'zod'
import type { guest } from '#contract/users.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { findAccountByEmail, insertGuest } from '#server/platform/users/user-store.ts'
import { requireCaptcha } from './require-captcha.ts'

/**
 * A guest is a new identity of this browser (trust S7): an e-mail address alone opens nobody's history, and a
 * registered address must sign in.
 */
export async function enterAsGuest(
  services: Services,
  { email, captchaResponse, adult, locale }: z.output<typeof guest.body>,
): Promise<string> {
  await requireCaptcha(services, captchaResponse)
  if (await findAccountByEmail(services.db, email))
    throw new AppError('email_already_exists', [{ field: 'email', code: 'email_already_exists' }])
  const now = services.now()
  return insertGuest(services.db, { email, locale, created_at: now, age_confirmed_at: adult ? now : null })
}
