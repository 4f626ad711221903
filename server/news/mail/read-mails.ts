import type { z } from 'zod'
import type { listSentMails as call } from '#contract/mails.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { pageOf, pageSize } from '#server/platform/http/pages.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import { hiddenLinks } from './hidden-links.ts'
import { letterHtml } from './letter-html.ts'
import { factsOf } from './letter-kinds.ts'
import {
  findMail,
  type ListedMail,
  listMails,
  type MailRow,
  mailKinds,
  requeueMail,
  stateOf,
} from './mail-store.ts'
import { mailWords } from './mail-words.ts'
import { picturesOf } from './outgoing-mail.ts'

/** Counting stops here: nobody pages further. */
const most = 10_000

/** A page of all mails, the newest first. */
export async function listSentMails(services: Services, query: z.output<typeof call.query>) {
  const { db, now, config } = services
  const { page, search = '', kind = null, state = null, user_id = null } = query
  const smtp = config.smtpUrl !== undefined
  const asked = {
    search,
    kind,
    state: state === 'kept' ? ('sent' as const) : state,
    userId: user_id,
    now: now(),
  }
  const [{ items, count }, kinds] = await Promise.all([
    listMails(db, asked, { limit: pageSize, offset: (page - 1) * pageSize, most }),
    mailKinds(db),
  ])
  return {
    ...pageOf(
      items.map((row) => listed(services, row)),
      page,
      count,
    ),
    kinds,
    smtp,
  }
}

/**
 * One mail as its reader sees it. The link of one that gives access to an account is hidden where a mail server brings
 * it to its reader; where this page is the only way to it, reading it is recorded.
 */
export async function getSentMail(services: Services, actorId: string, id: number) {
  const row = await findMail(services.db, id)
  if (!row) throw new AppError('mail_not_found')
  const { secret } = factsOf(row.kind)
  const recorded = secret && !services.config.smtpUrl
  if (recorded)
    await transaction(services, ({ tx, now }) =>
      recordAudit(
        tx,
        { actorId, operation: 'read mail', subject: `mail ${id}`, detail: { kind: row.kind } },
        now,
      ),
    )
  const { content, body } = secret && !recorded ? await withoutLinks(row) : row
  return {
    ...listed(services, row),
    locale: row.locale,
    html: content && (await shownHtml(services, { ...row, content })),
    text: body,
    last_error: row.last_error,
    recorded,
  }
}

async function withoutLinks({ content, locale, body }: MailRow): Promise<Pick<MailRow, 'content' | 'body'>> {
  if (!content) return { content, body }
  const t = await mailWords(locale)
  return hiddenLinks(content, t('mails.hidden'))
}

/** The HTML with its pictures inside, for a frame that loads nothing. */
async function shownHtml(services: Services, { content, locale }: MailRow & { content: object }) {
  const letter = content as NonNullable<MailRow['content']>
  const { logo, climb } = await picturesOf(services, letter)
  const source = (png: Buffer | null) => png && `data:image/png;base64,${png.toString('base64')}`
  const { siteName: site, publicUrl } = services.config
  return letterHtml(letter, {
    locale,
    site,
    publicUrl,
    pictures: { logo: source(logo), climb: source(climb) },
  })
}

/** Lets the job try a mail again that was not sent. */
export async function resendMail(work: Work, actorId: string, id: number): Promise<void> {
  const { tx, now } = work
  const row = await findMail(tx, id)
  if (!row) throw new AppError('mail_not_found')
  if (!(await requeueMail(tx, id, now))) throw new AppError('mail_already_sent')
  await recordAudit(
    tx,
    { actorId, operation: 'resend mail', subject: `mail ${id}`, detail: { kind: row.kind } },
    now,
  )
}

function listed({ config, now }: Services, row: ListedMail) {
  const state = stateOf(row, now())
  const open = state === 'waiting' || state === 'retrying'
  return {
    mail_id: row.id,
    recipient: row.recipient,
    subject: row.subject,
    kind: row.kind,
    state: state === 'sent' && !config.smtpUrl ? ('kept' as const) : state,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    next_attempt_at: open ? row.next_attempt_at.toISOString() : null,
    attempts: row.attempts,
  }
}
