import { createHmac } from 'node:crypto'
import type { ErrorCode } from '#contract/errors.ts'
import { presentCause } from '#server/platform/http/caused-by.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { insertRequest, type RequestRow } from './request-store.ts'

type Asked = { purpose: RequestRow['purpose']; email: string }

/** A repeated request for a link of this purpose is refused with this code. */
const refusals: Record<Asked['purpose'], ErrorCode> = {
  verify_address: 'link_sent_already',
  reset_password: 'reset password email sent already',
  open_order: 'link_sent_already',
}

/**
 * Notes that somebody asks for a link to be mailed to an address. The same is written for every address, known or not,
 * and nothing is looked up, so reply and time tell nothing about accounts (trust S10). A repetition counts for each
 * network, so that a stranger's request refuses nobody else's.
 */
export async function requestLink(services: Services, asked: Asked): Promise<void> {
  if (!(await note(services, asked, asked.email))) throw new AppError(refusals[asked.purpose])
}

/** The same for a link that its caller mails at once. */
export async function limitLink(services: Services, asked: Asked): Promise<void> {
  if (!(await note(services, asked, null))) throw new AppError(refusals[asked.purpose])
}

function note({ db, config, now }: Services, { purpose, email }: Asked, kept: string | null) {
  const caused_by = presentCause()
  const key = createHmac('sha256', config.secretKey).update(`link ${purpose} ${email} ${caused_by}`).digest()
  return insertRequest(db, { key, purpose, email: kept, caused_by }, now())
}
