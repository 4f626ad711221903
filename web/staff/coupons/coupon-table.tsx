import type { ReactNode } from 'react'
import type { CouponState } from '#core/prices/coupons.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Chip, type Tone } from '#web/kit/ui/chip.tsx'
import { DashboardIcon, type DashboardIconName } from '#web/kit/ui/dashboard-icon.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { Meter } from '#web/kit/ui/meter.tsx'
import { type Column, ListTable } from '#web/parts/lists/list-table.tsx'
import type { ShownList } from '#web/parts/lists/use-list.ts'
import { type Coupon, givesInWords, scopeInWords, usesInWords, windowInWords } from './coupon-words.ts'

export type CouponDeed = 'edit' | 'toggle' | 'delete'
type Props = {
  coupons: readonly Coupon[]
  shown: ShownList
  busy: boolean
  onDeed: (deed: CouponDeed, coupon: Coupon) => void
}

type Look = { icon: ReactNode; tone?: Tone; outlined?: boolean }

const looks: Record<CouponState, Look> = {
  active: { icon: <Icon name="check" size={16} />, tone: 'good' },
  scheduled: { icon: <DashboardIcon name="clock" size={16} />, tone: 'note' },
  expired: { icon: <DashboardIcon name="calendar" size={16} />, outlined: true },
  exhausted: { icon: <DashboardIcon name="circle-dashed" size={16} />, tone: 'warning' },
  disabled: { icon: <DashboardIcon name="pause" size={16} />, outlined: true },
}

/** A row for each coupon: its discount, scope, period, uses and actions. */
export function CouponTable({ coupons, shown, busy, onDeed }: Props) {
  return (
    <ListTable
      label={useApp().t('shell.adminCoupons')}
      rows={coupons}
      columns={useColumns(busy, onDeed)}
      keyOf={({ coupon_id }) => coupon_id}
      shown={shown}
    />
  )
}

function useColumns(busy: boolean, onDeed: Props['onDeed']): Column<Coupon>[] {
  const { t, format, site } = useApp()
  return [
    {
      head: t('coupons.code'),
      sorts: { ascending: 'code' },
      className: 'font-semibold wrap-anywhere',
      cell: ({ code, demo }) => (
        <>
          {format.ltr(code)} {demo && <Chip className="ms-2">{t('order.demo')}</Chip>}
        </>
      ),
    },
    {
      head: t('coupons.gives'),
      place: 'line',
      className: 'whitespace-nowrap',
      cell: (coupon) => (
        <>
          <span className="font-semibold">{givesInWords({ t, format }, coupon)}</span>
          {coupon.cap !== null && (
            <span className="type-caption block text-ink-3">
              {t('coupons.upTo', { percent: format.percent(coupon.cap) })}
            </span>
          )}
        </>
      ),
    },
    {
      head: t('coupons.colFor'),
      place: 'line',
      className: 'text-ink-2',
      cell: (coupon) => {
        const { what, from } = scopeInWords({ t, format }, coupon)
        return (
          <>
            {what}
            {from && <span className="type-caption block text-ink-3">{from}</span>}
          </>
        )
      },
    },
    {
      head: t('coupons.colValid'),
      place: 'line',
      sorts: { ascending: 'ending' },
      className: 'text-ink-2',
      cell: (coupon) => windowInWords({ t, format }, site.timeZone, coupon),
    },
    {
      head: t('coupons.state'),
      place: 'mark',
      cell: ({ state }) => (
        <Chip className="chip-state" {...looks[state]}>
          {t(`coupons.state.${state}`)}
        </Chip>
      ),
    },
    {
      head: t('coupons.colUses'),
      sorts: { descending: 'uses' },
      cell: (coupon) => <Uses coupon={coupon} />,
    },
    {
      head: '',
      label: t('coupons.colActions'),
      place: 'end',
      className: 'whitespace-nowrap text-end',
      cell: (coupon) => <Deeds coupon={coupon} busy={busy} onDeed={onDeed} />,
    },
  ]
}

function Uses({ coupon }: { coupon: Coupon }) {
  const { t, format } = useApp()
  const { uses, use_limit: limit, per_customer: each } = coupon
  return (
    <>
      <span className="block whitespace-nowrap">{usesInWords({ t, format }, coupon)}</span>
      {limit !== null && <Meter part={uses / limit} />}
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
