import './coupons.css'
import { lazy, Suspense, useCallback, useState } from 'react'
import { EmptyState } from '../drawing/empty/empty-state.tsx'
import type { LoaderContext, MetaContext } from '../router/page.ts'
import { PageLinks } from '../router/page-links.tsx'
import { useSearchParams } from '../router/page-state.ts'
import { useAction } from '../router/use-action.ts'
import { useApp } from '../session/app-context.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { CouponFilters } from './coupon-filters.tsx'
import { formOf } from './coupon-form.ts'
import { type CouponQuery, callQuery, readQuery, writeQuery } from './coupon-query.ts'
import { type CouponDeed, CouponTable } from './coupon-table.tsx'
import type { Coupon } from './coupon-words.ts'

const CouponDialog = lazy(() => import('./coupon-dialog.tsx'))
const DeleteDialog = lazy(() => import('./delete-dialog.tsx'))

export async function loader({ call, url }: LoaderContext) {
  const query = readQuery(url.searchParams)
  const [{ data }, { data: shop }] = await Promise.all([
    call('listCoupons', { query: callQuery(query) }),
    call('getPrices'),
  ])
  const { discountCap, boosterShare } = shop.prices
  return { ...data, discountCap, boosterShare }
}

export type CouponsData = Awaited<ReturnType<typeof loader>>

export function meta({ t, site }: MetaContext<CouponsData>) {
  return { title: `${t('coupons.title')} | ${site.name}`, description: t('coupons.description') }
}

type Open = { dialog: 'form'; coupon: Coupon | null } | { dialog: 'delete'; coupon: Coupon } | null

/** The shop's coupons: what each gives, how often it was used, and everything that can be done with it. */
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
      t('success.couponUpdated'),
    )
  }
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="type-h1">{t('coupons.title')}</h1>
        <Button variant="primary" onClick={() => setOpen({ dialog: 'form', coupon: null })}>
          <Icon name="plus" /> {t('coupons.create')}
        </Button>
      </header>
      <CouponList data={data} busy={busy} onDeed={act} />
      <Suspense>
        {open?.dialog === 'form' && <CouponDialog shop={data} coupon={open.coupon} onClose={close} />}
        {open?.dialog === 'delete' && <DeleteDialog coupon={open.coupon} onClose={close} />}
      </Suspense>
    </>
  )
}

type ListProps = {
  data: CouponsData
  busy: boolean
  onDeed: (deed: CouponDeed, coupon: Coupon) => void
}

function CouponList({ data, busy, onDeed }: ListProps) {
  const { t, dir } = useApp()
  const [search, setSearch] = useSearchParams()
  const query = readQuery(search)
  const change = useCallback((next: CouponQuery) => setSearch(writeQuery(next)), [setSearch])
  const filtered = query.q !== '' || query.state !== 'all'
  if (data.total === 0 && !filtered)
    return (
      <div className="mt-6">
        <EmptyState dir={dir} title={t('coupons.none')} text={t('coupons.noneText')} />
      </div>
    )
  return (
    <>
      <CouponFilters query={query} onChange={change} />
      <p className="type-small mt-4 mb-2 text-ink-2" role="status">
        {t('coupons.total', { count: data.total })}
      </p>
      {data.total === 0 ? (
        <EmptyState
          dir={dir}
          title={t('coupons.noMatch')}
          text={t('coupons.noMatchText')}
          action={
            <Button onClick={() => change({ ...query, q: '', state: 'all', page: 1 })}>
              {t('coupons.showAll')}
            </Button>
          }
        />
      ) : (
        <CouponTable coupons={data.items} busy={busy} onDeed={onDeed} />
      )}
      <PageLinks list={data} />
    </>
  )
}
