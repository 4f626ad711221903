import { passes } from '#core/people/permissions.ts'
import { staffPages } from '#i18n/staff-pages.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useUser } from '#web/frame/session/app-context.ts'
import { PersonLink } from '#web/parts/lists/person-link.tsx'
import type { AuditEntry } from './audit-list.ts'
import { useAuditWords } from './use-audit-words.ts'

type On = AuditEntry['on']

/** Where the things of a kind are; `q` searches that page for them. */
const pages = {
  coupon: { to: '/dashboard/admin/coupon', q: true },
  payout: { to: '/dashboard/admin/payouts', q: false },
  batch: { to: '/dashboard/admin/payouts', q: false },
  prices: { to: '/dashboard/admin/prices', q: false },
  application: { to: '/dashboard/admin/booster-application', q: false },
  mail: { to: '/dashboard/admin/mails', q: false },
  thread: { to: '/dashboard/admin/support', q: false },
  review: { to: '/dashboard/admin/reviews', q: false },
  raffle: { to: '/dashboard/admin/raffle/list', q: false },
  event: { to: '/dashboard/admin/payment-troubles', q: false },
  shop: { to: '/dashboard/admin/opening', q: false },
} as const

/** What an entry is about, as a link where the reader can open it. */
export function AuditSubject({ on }: { on: On }) {
  const words = useAuditWords()
  const held = useUser()?.permissions ?? []
  const name = <bdi className="wrap-anywhere">{words.on(on)}</bdi>
  const { kind, key, label } = on
  if (label === null) return <span className="text-ink-2">{name}</span>
  if (kind === 'order' || kind === 'tip' || kind === 'dispute')
    return held.includes('EditOrders') ? (
      <LocaleLink to="/dashboard/order/:order_id" params={{ order_id: key }} className="text-link">
        {name}
      </LocaleLink>
    ) : (
      name
    )
  if (kind === 'user') return <PersonLink userId={key}>{name}</PersonLink>
  if (kind === 'post')
    return passes(held, staffPages['/dashboard/admin/blog/edit/:post_id'].guard) ? (
      <LocaleLink to="/dashboard/admin/blog/edit/:post_id" params={{ post_id: key }} className="text-link">
        {name}
      </LocaleLink>
    ) : (
      name
    )
  const page = kind in pages ? pages[kind as keyof typeof pages] : null
  if (!page || !passes(held, staffPages[page.to].guard)) return name
  return (
    <LocaleLink to={page.to} search={page.q ? `?q=${encodeURIComponent(label)}` : ''} className="text-link">
      {name}
    </LocaleLink>
  )
}
