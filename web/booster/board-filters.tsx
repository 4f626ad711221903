import { isCoaching } from '#core/orders/order-config.ts'
import { useApp } from '../app/app-context.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import { type BoardFilter, type BoardOrder, type Sort, sorts } from './board-filter.ts'

type Props = { filter: BoardFilter; orders: readonly BoardOrder[]; onChange: (filter: BoardFilter) => void }

const pays = [10, 25, 50, 100]

/** Filters live in the address; only what is on the board can be chosen. */
export function BoardFilters({ filter, orders, onChange }: Props) {
  const { t, format } = useApp()
  const present = <T extends string>(value: (order: BoardOrder) => T) =>
    [...new Set(orders.map(value))].sort()
  const servers = [
    ...new Set(orders.flatMap(({ config }) => (isCoaching(config) ? [] : [config.server]))),
  ].sort()
  const active = filter.game || filter.service || filter.server || filter.pay
  return (
    <div className="board-filters mt-6 flex flex-wrap items-end gap-3">
      <Select
        aria-label={t('booster.game')}
        value={filter.game}
        onChange={(event) => onChange({ ...filter, game: event.target.value })}
      >
        <option value="">{`${t('booster.game')}: ${t('booster.all')}`}</option>
        {present(({ config }) => config.game).map((game) => (
          <option key={game} value={game}>
            {t(`games.game.${game}`)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('booster.service')}
        value={filter.service}
        onChange={(event) => onChange({ ...filter, service: event.target.value })}
      >
        <option value="">{`${t('booster.service')}: ${t('booster.all')}`}</option>
        {present(({ config }) => config.service).map((service) => (
          <option key={service} value={service}>
            {t(`games.service.${service}`)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('booster.server')}
        value={filter.server}
        onChange={(event) => onChange({ ...filter, server: event.target.value })}
      >
        <option value="">{`${t('booster.server')}: ${t('booster.all')}`}</option>
        {servers.map((server) => (
          <option key={server} value={server}>
            {t(`games.server.${server}`)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('booster.payFrom')}
        value={filter.pay || ''}
        onChange={(event) => onChange({ ...filter, pay: Number(event.target.value) })}
      >
        <option value="">{`${t('booster.payFrom')}: ${t('booster.any')}`}</option>
        {pays.map((pay) => (
          <option key={pay} value={pay}>
            {`${t('booster.payFrom')} ${format.money(pay * 100)}`}
          </option>
        ))}
      </Select>
      {active ? (
        <Button
          variant="link"
          onClick={() => onChange({ ...filter, game: '', service: '', server: '', pay: 0 })}
        >
          {t('booster.clearFilters')}
        </Button>
      ) : null}
      <span className="grow" />
      <Select
        aria-label={t('booster.sort')}
        value={filter.sort}
        onChange={(event) => onChange({ ...filter, sort: event.target.value as Sort })}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {`${t('booster.sort')}: ${t(`booster.sort.${sort}`)}`}
          </option>
        ))}
      </Select>
    </div>
  )
}
