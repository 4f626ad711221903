import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { tokenHash } from '#server/platform/sessions/tokens.ts'
import { bindingOf } from './issue-link.ts'
import { findLink } from './link-store.ts'

/** What a link is for; reading it uses nothing up, because mail scanners open every link. */
export async function readLink({ db, now }: Services, token: string) {
  const link = await findLink(db, tokenHash(token), now())
  if (!link || !bindingOf(link).equals(link.bound_to)) throw new AppError('link_not_valid')
  const { purpose, user_id, email, number, next_email } = link
  const changes = purpose === 'change_email_old' || purpose === 'change_email_new'
  return { purpose, user_id, email, order_number: number, next_email: changes ? next_email : null }
}
