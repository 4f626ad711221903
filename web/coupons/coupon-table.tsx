import type { ReactNode } from 'react'
import type { CouponState } from '#core/coupons.ts'
import { useApp } from '../session/app-context.ts'
import { useTimes } from '../texts/use-times.ts'
import { Chip, type Tone } from '../ui/chip.tsx'
import { DashboardIcon, type DashboardIconName } from '../ui/dashboard-icon.tsx'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Table, Td, Th } from '../ui/table.tsx'
import { type Coupon, givesInWords, scopeInWords, usesInWords, windowInWords } from './coupon-words.ts'

export type CouponDeed = 'edit' | 'toggle' | 'delete'
type Props = { coupons: readonly Coupon[]; busy: boolean; onDeed: (deed: CouponDeed, coupon: Coupon) => void }

const columns = [
  'coupons.colCode',
  'coupons.colGives',
  'coupons.colFor',
  'coupons.colValid',
  'coupons.colUses',
  'coupons.colState',
] as const

type Look = { icon: ReactNode; tone?: Tone; outlined?: boolean }

const looks: Record<CouponState, Look> = {
  active: { icon: <Icon name="check" size={16} />, tone: 'good' },
  scheduled: { icon: <DashboardIcon name="clock" size={16} />, tone: 'note' },
  expired: { icon: <DashboardIcon name="calendar" size={16} />, outlined: true },
  exhausted: { icon: <DashboardIcon name="circle-dashed" size={16} />, tone: 'warning' },
  disabled: { icon: <DashboardIcon name="pause" size={16} />, outlined: true },
}

/** A coupon a row: what it gives, to whom, until when, how often, and what can be done. */
export function CouponTable({ coupons, busy, onDeed }: Props) {
  const { t } = useApp()
  return (
    <Table label={t('coupons.title')} className="coupon-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <Th key={column}>{t(column)}</Th>
          ))}
          <Th>
            <span className="sr-only">{t('coupons.colActions')}</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {coupons.map((coupon) => (
          <Row key={coupon.coupon_id} coupon={coupon} busy={busy} onDeed={onDeed} />
        ))}
      </tbody>
    </Table>
  )
}

function Row({ coupon, busy, onDeed }: { coupon: Coupon } & Pick<Props, 'busy' | 'onDeed'>) {
  const { t, format } = useApp()
  const times = useTimes()
  const scope = scopeInWords({ t, format }, coupon)
  return (
    <tr>
      <Td className="font-semibold wrap-anywhere">
        {format.ltr(coupon.code)} {coupon.demo && <Chip className="ms-2">{t('order.demo')}</Chip>}
      </Td>
      <Td className="coupon-gives whitespace-nowrap">
        <span className="font-semibold">{givesInWords({ t, format }, coupon)}</span>
        {coupon.cap !== null && (
          <span className="type-caption block text-ink-3">
            {t('coupons.upTo', { percent: format.percent(coupon.cap) })}
          </span>
        )}
      </Td>
      <Td className="coupon-for text-ink-2">
        {scope.what}
        {scope.from && <span className="type-caption block text-ink-3">{scope.from}</span>}
      </Td>
      <Td className="coupon-window text-ink-2">{windowInWords(t, times, coupon)}</Td>
      <Td className="coupon-uses">
        <Uses coupon={coupon} />
      </Td>
      <Td className="coupon-state">
        <Chip className="chip-state" {...looks[coupon.state]}>
          {t(`coupons.state.${coupon.state}`)}
        </Chip>
      </Td>
      <Td className="coupon-deeds whitespace-nowrap text-end">
        <Deeds coupon={coupon} busy={busy} onDeed={onDeed} />
      </Td>
    </tr>
  )
}

function Uses({ coupon }: { coupon: Coupon }) {
  const { t, format } = useApp()
  const { uses, use_limit: limit, per_customer: each } = coupon
  return (
    <>
      <span className="block whitespace-nowrap">{usesInWords({ t, format }, coupon)}</span>
      {limit !== null && (
        <span className="coupon-meter my-1 block" aria-hidden="true">
          <span style={{ inlineSize: `${Math.min(100, (uses / limit) * 100)}%` }} />
        </span>
      )}
      {each !== null && (
        <span className="type-caption block whitespace-nowrap text-ink-3">
          {t('coupons.perCustomerTimes', { count: each })}
        </span>
      )}
    </>
  )
}

function Deeds({ coupon, busy, onDeed }: { coupon: Coupon } & Pick<Props, 'busy' | 'onDeed'>) {
  const { t } = useApp()
  const deeds = [
    ['edit', t('coupons.edit'), 'pencil'],
    coupon.enabled ? ['toggle', t('coupons.disable'), 'pause'] : ['toggle', t('coupons.enable'), 'play'],
    ['delete', t('coupons.delete'), 'trash'],
  ] as const satisfies readonly (readonly [CouponDeed, string, DashboardIconName])[]
  return (
    <fieldset
      className="inline-flex"
      disabled={busy}
      aria-label={t('coupons.actions', { code: coupon.code })}
    >
      {deeds.map(([deed, label, icon]) => (
        <IconButton
          key={deed}
          label={label}
          icon={<DashboardIcon name={icon} />}
          onClick={() => onDeed(deed, coupon)}
        />
      ))}
    </fieldset>
  )
}
