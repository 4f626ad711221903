import { readerOf } from '#server/news/mail/reader-of.ts'
import { writeLetter } from '#server/news/mail/write-letter.ts'
import { causedBy } from '#server/platform/http/caused-by.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import { findAccountByEmail, lockAccount } from '#server/platform/users/user-store.ts'
import { mailOrders, mailReset } from './mail-links.ts'
import { closeRequest, lockOpenRequest, type RequestRow } from './request-store.ts'

const most = 500

/**
 * Mails what was asked for, each request once. It runs after the reply and each minute, so that the reply comes at the
 * same time whether or not somebody has the address.
 */
export async function answerRequests(services: Services): Promise<void> {
  for (let i = 0; i < most; i++) if (!(await transaction(services, answerNext))) return
}

async function answerNext(work: Work): Promise<boolean> {
  const request = await lockOpenRequest(work.tx)
  if (!request?.email) return false
  const { email, purpose } = request
  await closeRequest(work.tx, request.key)
  // Counted apart from letters of which their writer learns that one was withheld: that would tell what is known here.
  const cause = request.caused_by && `asked:${request.caused_by}`
  await causedBy(cause, () => answer(work, { email, purpose }))
  return true
}

async function answer(work: Work, { email, purpose }: { email: string; purpose: RequestRow['purpose'] }) {
  const known = await findAccountByEmail(work.tx, email)
  const account = known && !known.banned_at ? await lockAccount(work.tx, known.id) : undefined
  if (purpose === 'reset_password' && account) await mailReset(work, account)
  else if (!(await mailOrders(work, email)) && account)
    await writeLetter(work, 'have_account', readerOf(account), {})
}
