import { createHmac, randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { supplyContract } from '#contract/supply.ts'
import { retention } from '#core/people/retention.ts'
import { requireCaptcha } from '#server/accounts/auth/require-captcha.ts'
import { supplyFarewell } from '#server/news/mail/letter-kinds.ts'
import { writeLetter } from '#server/news/mail/write-letter.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import { tokenHash } from '#server/platform/sessions/tokens.ts'
import { requireServer } from './require-server.ts'
import {
  confirmWaiting,
  deleteOldWaiting,
  deleteWaiting,
  findWaiting,
  lockServed,
  lockWaiting,
  putWaiting,
  setTokenHash,
  type Waiting,
} from './supply-mail-store.ts'

const atOnce = 100

/** The oldest wish that still counts. */
const since = (now: Date) => new Date(now.getTime() - retention.supplyMail)

/**
 * Mails an address the link that confirms it. Known and new addresses take the same steps and get the same mail; within five
 * minutes it is written once for a wish, and ten times a day for the network that typed it.
 */
export async function askSupplyMail(
  services: Services,
  asked: z.output<typeof supplyContract.askSupplyMail.body>,
): Promise<void> {
  const { email, locale, game, service, server, level, plays } = asked
  requireServer(asked)
  await requireCaptcha(services, asked.captchaResponse)
  await transaction(services, async (work) => {
    const { tx, now } = work
    const id = randomUUID()
    const wish = { email, locale, game, service, server, level, duo: plays === 'duo' }
    const waiting = await putWaiting(tx, { id, ...wish, token_hash: tokenHash(tokenOf(services, id)) }, now)
    if (!waiting) return
    const token = tokenOf(services, waiting.id)
    await setTokenHash(tx, waiting.id, tokenHash(token))
    const to = { email, locale, username: null }
    await writeLetter(work, 'supply_confirm', to, { token, game, service, server })
  })
}

/** What the link of an address can do. */
export async function readSupplyMail({ db, now }: Services, token: string) {
  return answer(await findWaiting(db, tokenHash(token), since(now())))
}

/** Confirms an address; a repeat changes nothing. */
export function confirmSupplyMail(services: Services, token: string) {
  return transaction(services, async ({ tx, now }) => {
    const found = await lockWaiting(tx, tokenHash(token), since(now))
    if (found && !found.confirmed_at) await confirmWaiting(tx, found.id, now)
    return answer(found && { ...found, confirmed_at: now })
  })
}

export async function removeSupplyMail({ tx, now }: Work, token: string): Promise<void> {
  const found = await lockWaiting(tx, tokenHash(token), since(now))
  if (!found) throw new AppError('link_not_valid')
  await deleteWaiting(tx, [found.id])
}

/**
 * Writes the one mail of everyone who confirmed an address and whose wish somebody plays now, and deletes the address with it;
 * nobody gets it twice, whatever sends at the same time. Old addresses go in any case.
 */
export async function sendSupplyMails(services: Services): Promise<void> {
  await deleteOldWaiting(services.db, since(services.now()))
  for (let sent = atOnce; sent === atOnce; )
    sent = await transaction(services, async (work) => {
      const served = await lockServed(work.tx, { since: since(work.now), now: work.now, limit: atOnce })
      if (served.length === 0) return 0
      for (const { id, email, locale, game, service, server } of served)
        await writeLetter(
          work,
          'supply_ready',
          { email, locale, username: null },
          { game, service, server },
          { ref: `${supplyFarewell}${id}` },
        )
      const ids = served.map(({ id }) => id)
      await deleteWaiting(work.tx, ids)
      return served.length
    })
}

function answer(found: Waiting | undefined) {
  if (!found) throw new AppError('link_not_valid')
  const { email, game, service, server, confirmed_at } = found
  return {
    state: confirmed_at ? ('confirmed' as const) : ('unconfirmed' as const),
    email,
    game,
    service,
    server,
  }
}

/** The secret of an address's link, always the same: a stranger who types the address again makes no earlier mail void. */
function tokenOf({ config }: Services, id: string): string {
  return createHmac('sha256', config.secretKey).update(`supply mail v1 ${id}`).digest('base64url')
}
