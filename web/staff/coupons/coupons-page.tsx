import './coupons.css'
import { useState } from 'react'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { List } from '#web/parts/lists/list.tsx'
import { callOf, readList } from '#web/parts/lists/list-query.ts'
import { useList } from '#web/parts/lists/use-list.ts'
import { CouponBar } from './coupon-bar.tsx'
import { formOf } from './coupon-form.ts'
import { couponList } from './coupon-query.ts'
import { type CouponDeed, CouponTable } from './coupon-table.tsx'
import type { Coupon } from './coupon-words.ts'

const CouponDialog = opensLater(() => import('./coupon-dialog.tsx'))
const DeleteDialog = opensLater(() => import('./delete-dialog.tsx'))

export async function loader({ call, url }: LoaderContext) {
  const query = readList(couponList, url.searchParams)
  const [{ data }, { data: shop }] = await Promise.all([
    call('listCoupons', { query: callOf(query) }),
    call('getPrices'),
  ])
  const { discountCap, boosterShare } = shop.prices
  return { ...data, discountCap, boosterShare }
}

export type CouponsData = Awaited<ReturnType<typeof loader>>

export function meta({ t, site }: MetaContext<CouponsData>) {
  return { title: `${t('shell.adminCoupons')} | ${site.name}`, description: t('coupons.description') }
}

type Open = { dialog: 'form'; coupon: Coupon | null } | { dialog: 'delete'; coupon: Coupon } | null

/** The shop's coupons: their discount, their uses, and all actions on them. */
export function Page({ data }: { data: CouponsData }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const act = (deed: CouponDeed, coupon: Coupon) => {
    if (deed === 'edit') return setOpen({ dialog: 'form', coupon })
    if (deed === 'delete') return setOpen({ dialog: 'delete', coupon })
    const body = { ...formOf(coupon), enabled: !coupon.enabled }
    void run(
      () => call('updateCoupon', { params: { coupon_id: coupon.coupon_id }, body }),
      t(coupon.enabled ? 'coupons.disabledNow' : 'coupons.enabledNow', { code: coupon.code }),
    )
  }
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="type-h1">{t('shell.adminCoupons')}</h1>
        <Button variant="primary" onClick={() => setOpen({ dialog: 'form', coupon: null })}>
          <Icon name="plus" /> {t('coupons.create')}
        </Button>
      </header>
      <div className="mt-6">
        <CouponList data={data} busy={busy} onDeed={act} />
      </div>
      {open?.dialog === 'form' && <CouponDialog shop={data} coupon={open.coupon} onClose={close} />}
      {open?.dialog === 'delete' && <DeleteDialog coupon={open.coupon} onClose={close} />}
    </>
  )
}

type ListProps = {
  data: CouponsData
  busy: boolean
  onDeed: (deed: CouponDeed, coupon: Coupon) => void
}

function CouponList({ data, busy, onDeed }: ListProps) {
  const { t } = useApp()
  const shown = useList(couponList)
  return (
    <List
      list={data}
      shown={shown}
      none={{ title: t('coupons.none'), text: t('coupons.noneText') }}
      bar={<CouponBar shown={shown} count={data.total} />}
      count={t('coupons.total', { count: data.total })}
    >
      <CouponTable coupons={data.items} shown={shown} busy={busy} onDeed={onDeed} />
    </List>
  )
}
