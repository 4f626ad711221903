import { useEffect, useState } from 'react'
import { useApp } from '../session/app-context.ts'
import { useMessageOf } from '../texts/message-of.ts'
import { Button } from '../ui/button.tsx'
import { DashboardIcon } from '../ui/dashboard-icon.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { showError } from '../ui/toasts.ts'
import { type CouponQuery, couponSorts, stateChoices } from './coupon-query.ts'

type Props = { query: CouponQuery; onChange: (query: CouponQuery) => void }

/** Search, state and order of the list; all of it stands in the address. */
export function CouponFilters({ query, onChange }: Props) {
  const { t } = useApp()
  return (
    <search className="mt-6 flex flex-wrap items-center gap-3">
      <SearchByCode query={query} onChange={onChange} />
      <Select
        aria-label={t('coupons.state')}
        value={query.state}
        onChange={(event) =>
          onChange({ ...query, page: 1, state: event.target.value as CouponQuery['state'] })
        }
      >
        {stateChoices.map((state) => (
          <option key={state} value={state}>
            {`${t('coupons.state')}: ${t(`coupons.state.${state}`)}`}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('coupons.sort')}
        value={query.sort}
        onChange={(event) => onChange({ ...query, page: 1, sort: event.target.value as CouponQuery['sort'] })}
      >
        {couponSorts.map((sort) => (
          <option key={sort} value={sort}>
            {`${t('coupons.sort')}: ${t(`coupons.sort.${sort}`)}`}
          </option>
        ))}
      </Select>
      <span className="grow" />
      <Export query={query} />
    </search>
  )
}

const pauseMs = 250

/** Searches when the typing rests. */
function SearchByCode({ query, onChange }: Props) {
  const { t } = useApp()
  const [typed, setTyped] = useState(query.q)
  useEffect(() => setTyped(query.q), [query.q])
  useEffect(() => {
    if (typed === query.q) return
    const timer = setTimeout(() => onChange({ ...query, page: 1, q: typed }), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, query, onChange])
  return (
    <TextInput
      type="search"
      aria-label={t('coupons.search')}
      placeholder={t('coupons.searchHint')}
      className="max-sm:basis-full sm:w-56"
      maxLength={32}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}

function Export({ query }: { query: CouponQuery }) {
  const { t, call } = useApp()
  const messageOf = useMessageOf()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { couponsAsCsv, download } = await import('./export-coupons.ts')
      download(await couponsAsCsv(call, query), 'coupons.csv')
    } catch (error) {
      void showError(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="outline" busy={busy} onClick={save}>
      <DashboardIcon name="download" /> {t('coupons.export')}
    </Button>
  )
}
