import { createHmac, randomUUID } from 'node:crypto'
import type { Locale } from '#i18n/locales.ts'
import { requireCaptcha } from '#server/accounts/auth/require-captcha.ts'
import { writeLetter } from '#server/news/mail/write-letter.ts'
import { isOpen } from '#server/platform/http/is-open.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { tokenHash } from '#server/platform/sessions/tokens.ts'
import { putWaiting, setTokenHash } from './opening-mail-store.ts'

type Asked = { email: string; locale: Locale; captchaResponse: string }

/**
 * Mails an address the link that confirms it. New, unconfirmed and confirmed addresses take the same steps and get the same
 * mail, so nothing tells whether one is known; within five minutes an address gets it once.
 */
export async function askOpeningMail(services: Services, asked: Asked): Promise<{ open: boolean }> {
  await requireCaptcha(services, asked.captchaResponse)
  if (await isOpen(services)) return { open: true }
  const { email, locale } = asked
  await transaction(services, async (work) => {
    const { tx, now } = work
    const id = randomUUID()
    const token = openingToken(services, id)
    const waiting = await putWaiting(tx, { id, email, locale, token_hash: tokenHash(token), now })
    if (!waiting) return
    const own = openingToken(services, waiting.id)
    await setTokenHash(tx, waiting.id, tokenHash(own))
    await writeLetter(work, 'opening_confirm', { email, locale, username: null }, { token: own })
  })
  return { open: false }
}

/** The secret of an address's link, always the same: a stranger who types the address again makes no earlier mail void. */
function openingToken({ config }: Services, id: string): string {
  return createHmac('sha256', config.secretKey).update(`opening mail v1 ${id}`).digest('base64url')
}
