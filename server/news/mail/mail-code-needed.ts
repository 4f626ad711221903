import type { OrderChange } from '#server/kernel/followers.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { isCodeMailed } from './mail-store.ts'
import { queueOrderMail } from './order-mail.ts'

/** Mails a customer without an open page that their booster waits for a login code; it is typed in on the page only. */
export async function mailCodeNeeded(work: Work, { after: order }: OrderChange): Promise<void> {
  if (!order.booster_id || !(await isCodeMailed(work.tx, order.id))) return
  await queueOrderMail(work, order, 'login_code_needed', `login_code:${order.id}:${work.now.getTime()}`)
}
