import './compare.css'
import { targetPlace } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { pointsOf } from '#i18n/climb-words.ts'
import { rankName, workInWords } from '#i18n/order-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { type OrderView, promisedDays, standingInWords } from './order-facts.ts'

type Row = {
  key: string
  label: string
  bought: string
  logged: string /** Null if nothing was bought to compare with. */
  fits: boolean | null
}

/** The bought work next to the logged work; a triangle and the figures mark a difference. */
export function BoughtAndLogged({ order }: { order: OrderView }) {
  const { t } = useApp()
  const rows = useRows(order)
  if (rows.length === 0) return null
  return (
    <table className="compare">
      <thead>
        <tr>
          <td />
          <th scope="col">{t('order.colBought')}</th>
          <th scope="col">{t('order.colLogged')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, bought, logged, fits }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{bought}</td>
            <td className="font-semibold">{logged}</td>
            <td>
              {fits !== null && (
                <span className={fits ? 'text-good' : 'text-warning'}>
                  <Icon name={fits ? 'check' : 'triangle-alert'} size={16} className="inline" />
                  <span className="sr-only">{t(fits ? 'order.compareFits' : 'order.compareDiffers')}</span>
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function useRows(order: OrderView): Row[] {
  const { t, format } = useApp()
  const times = useTimes()
  const { config, logged, finished_at } = order
  const game = games[config.game]
  const rows: Row[] = []
  const last = order.games.at(-1)
  if ('target' in config && last)
    rows.push({
      key: 'rank',
      label: t('order.compareRank'),
      bought: rankName(t, game, targetPlace(config)),
      logged: standingInWords(t, order, last.standing),
      fits: logged.done >= logged.of,
    })
  const isPoints = logged.unit === 'points'
  rows.push({
    key: 'work',
    label: t(isPoints ? 'order.climbed' : 'order.compareWork'),
    bought: isPoints ? pointsOf(t, game, logged.of) : workInWords(t, config) || format.number(logged.of),
    logged: t('order.climbedOf', { now: format.number(logged.done), all: format.number(logged.of) }),
    fits: logged.done >= logged.of,
  })
  const promised = order.session ? null : promisedDays(order)
  if (promised && finished_at)
    rows.push({
      key: 'arrival',
      label: t('order.arrived'),
      bought: times.dayRange(promised.from, promised.to),
      logged: times.dateTime(finished_at),
      fits: Date.parse(finished_at) <= promised.to.getTime(),
    })
  const pictures = order.games.filter(({ proof_file_id }) => proof_file_id !== null).length
  if (order.games.length > 0)
    rows.push({
      key: 'pictures',
      label: t('order.comparePictures'),
      bought: '',
      logged: t('order.climbedOf', { now: format.number(pictures), all: format.number(order.games.length) }),
      fits: null,
    })
  return rows
}
