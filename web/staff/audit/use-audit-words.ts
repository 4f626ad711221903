import { proposalKinds } from '#core/money/staff-limits.ts'
import type { OrderStatus } from '#core/orders/lifecycle.ts'
import type { AuditKind } from '#core/site/audit-fields.ts'
import {
  type AuditOperation,
  isAuditOperation,
  proposalOperation,
  proposalSteps,
} from '#core/site/audit-operations.ts'
import { listed, named } from '#i18n/joined-words.ts'
import { type Locale, localeCodes } from '#i18n/locales.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useLanguageName } from '#web/frame/texts/use-language-name.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import type { AuditEntry } from './audit-list.ts'

export type AuditValue = NonNullable<AuditEntry['changes'][number]['after']>

/** The steps of what needs a second person, by their operations' names. */
const proposals = new Map(
  proposalSteps.flatMap((step) =>
    proposalKinds.map((kind) => [proposalOperation(step, kind) as string, { step, kind }]),
  ),
)

/** What the entries of the audit log say, in the reader's language. */
export function useAuditWords() {
  const { t, format } = useApp()
  const { dateTime } = useTimes()
  const languageName = useLanguageName()

  const listOf = (names: readonly string[]) => {
    const [first = '', ...more] = names
    return listed(t, first, ...more)
  }

  /** What was done; an operation that this version doesn't know is shown as it is. */
  const operation = (name: string): string => {
    if (!isAuditOperation(name)) return name
    const proposal = proposals.get(name)
    if (!proposal) return t(`audit.did.${keyOf(name)}` as MessageKey)
    return named(t, t(`audit.did.${proposal.step}`), t(`proposals.kind.${proposal.kind}`))
  }

  const words: Record<AuditKind, (value: AuditValue) => string> = {
    amount: (value) => format.money(Number(value)),
    number: (value) => format.number(Number(value)),
    percent: (value) => format.percent(Number(value)),
    instant: (value) => dateTime(String(value)),
    flag: (value) => t(value ? 'audit.yes' : 'audit.no'),
    status: (value) =>
      value === 'verification_required'
        ? t('admin.toVerify')
        : t(`games.status.${value as Exclude<OrderStatus, 'verification_required'>}`),
    payout: (value) => t(`payouts.status.${value}` as MessageKey),
    permissions: (value) => listOf([value].flat().map((each) => t(`rights.name.${each}` as MessageKey))),
    languages: (value) =>
      listOf([value].flat().map((each) => (isLocale(each) ? languageName(each) : String(each)))),
    person: (value) => String(value) || t('audit.erased'),
    ban: (value) => t(`people.reason.${value}` as MessageKey),
    raffle: (value) => t(`audit.raffle.${value}` as MessageKey),
    talk: (value) => t(`audit.talk.${value}` as MessageKey),
    words: String,
    code: (value) => listOf([value].flat().map((each) => format.ltr(String(each)))),
  }

  /** What an entry is about. */
  const on = ({ kind, key, label }: AuditEntry['on']): string => {
    if (label === null) return t(kind === 'user' || kind === 'application' ? 'audit.erased' : 'audit.gone')
    if (kind === 'days') {
      const [from = '', to = ''] = key.split(' to ')
      return t('audit.on.days', { from: format.ltr(from), to: format.ltr(to) })
    }
    if (kind === 'order' || kind === 'coupon') return format.ltr(label)
    if (kind === 'user' || kind === 'post' || kind === 'other') return label
    if (kind === 'log') return t('shell.adminAudit')
    const name = kind === 'application' ? label : format.ltr(label)
    return t(`audit.on.${kind}`, { name })
  }

  return {
    operation,
    on,
    value: (as: AuditKind, value: AuditValue | null) =>
      value === null ? t('audit.nothing') : words[as](value),
    actor: (actor: AuditEntry['actor']) => (actor ? (actor.name ?? t('audit.erased')) : t('audit.system')),
  }
}

/** The key of an operation's text: 'ban person' is `ban_person`. */
export const keyOf = (name: AuditOperation | string) => name.replaceAll(' ', '_')

function isLocale(value: unknown): value is Locale {
  return localeCodes.some((each) => each === value)
}
