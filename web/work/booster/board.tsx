import { offersGame } from '#core/people/matching.ts'
import type { Connection } from '#web/frame/realtime/use-connection.ts'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { EmptyState } from '#web/kit/drawing/empty/empty-state.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { useNoteList } from '#web/parts/lists/came-from.ts'
import { EmptyPage } from '#web/parts/lists/list.tsx'
import { PageLinks } from '#web/parts/lists/page-links.tsx'
import { SteadyRows } from '#web/parts/lists/steady-rows.tsx'
import type { ShownList } from '#web/parts/lists/use-list.ts'
import type { Steady } from '#web/parts/lists/use-steady.ts'
import { AwayBar, type AwayChoice } from '../services/away-bar.tsx'
import { BoardBar } from './board-bar.tsx'
import type { BoardData, BoardOrder, boardList } from './board-filter.ts'
import { BoardRow } from './board-row.tsx'
import { BoardStatus } from './board-status.tsx'
import { ClaimLimits } from './claim-limits.tsx'
import { CoachingRow } from './coaching-row.tsx'
import { HiddenOrders } from './hidden-orders.tsx'
import { refusalWords } from './refusal-words.ts'
import { RefusedOrders } from './refused-orders.tsx'

type Props = {
  data: BoardData
  shown: ShownList<typeof boardList>
  connection: Connection
  claiming: string | null
  leaving: string | null
  /** The orders that arrived while the board was open. */
  fresh: ReadonlySet<string>
  /** Those that somebody else claimed since it was read. */
  taken: ReadonlySet<string>
  steady: Steady
  onClaim: (order: BoardOrder) => void
  /** How this booster goes away and comes back. */
  leave: AwayChoice
}

/** The orders that this booster can claim, and for all others the rule that prevents it. */
export function Board(props: Props) {
  const { data, shown, connection, claiming, leaving, fresh, taken, steady, onClaim } = props
  const { t, format, dir } = useApp()
  const now = useNow()
  const { items } = data
  useNoteList(
    t('shell.availableOrders'),
    items.map(({ order_id }) => order_id),
    { opens: false },
  )
  const others = useOthers(data.others)
  const offline = !connection.connected && connection.lostAt !== null
  const nearest = nearestStart(
    items.filter(({ refusal }) => refusal === null),
    now,
  )

  const first = items.find(({ refusal }) => refusal === null)
  const row = (order: BoardOrder, isFirst: boolean) => {
    const { order_id, config, refusal } = order
    const row = {
      first: isFirst,
      fresh: fresh.has(order_id),
      leaving: leaving === order_id,
      taken: taken.has(order_id) && claiming !== order_id && leaving !== order_id,
      busy: claiming === order_id,
      offline,
      onClaim: () => onClaim(order),
    }
    if ('coachId' in config) return <CoachingRow key={order_id} order={{ ...order, config }} {...row} />
    const why = refusal && refusalWords(t, order, refusal, data)
    return <BoardRow key={order_id} order={order} why={why} nearest={order_id === nearest} {...row} />
  }
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="type-h1">{t('shell.availableOrders')}</h1>
          <BoardStatus {...connection} />
        </div>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
          {!data.away && <AwayBar away={null} {...props.leave} />}
          <ClaimLimits limits={data.limits} />
        </div>
      </header>
      {data.away && (
        <div className="mt-6">
          <AwayBar away={data.away} {...props.leave} />
        </div>
      )}
      <div className="mt-6">
        <BoardBar shown={shown} count={data.total} />
      </div>
      <SteadyRows steady={steady}>
        <section className="mt-8" aria-labelledby="fit" data-offline={offline || undefined}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h2 id="fit" className="type-h3 whitespace-nowrap">
              {t('booster.fitYou')} <span className="text-ink-3">{format.number(data.total)}</span>
            </h2>
            <p className="type-caption text-ink-2">
              {t('booster.payNote', { percent: format.percent(data.share_percent) })}
            </p>
          </div>
          {offline && (
            <p id="offline" className="type-small mt-2 text-ink-2">
              {t('booster.offlineClaim')}
            </p>
          )}
          <div className="mt-3">
            {items.length > 0 ? (
              <>
                <ul className="board board-fit">{items.map((order) => row(order, order === first))}</ul>
                <PageLinks list={data} />
              </>
            ) : (
              <NoneFit data={data} shown={shown} dir={dir} />
            )}
          </div>
        </section>
        {others.games.length > 0 && (
          <section className="mt-8" aria-labelledby="others">
            <h2 id="others" className="type-h3">
              {t('booster.cannotClaim')} <span className="text-ink-3">{others.games.length}</span>
            </h2>
            <RefusedOrders orders={others.games} data={data} row={(order) => row(order, false)} />
          </section>
        )}
        <HiddenOrders orders={data.hidden} />
        {others.otherGames.length > 0 && (
          <details className="mt-8">
            <summary className="type-table cursor-pointer text-ink-2">
              {t('booster.otherGames', { count: others.otherGames.length })}
            </summary>
            <ul className="board board-others mt-3">{others.otherGames.map((order) => row(order, false))}</ul>
          </details>
        )}
      </SteadyRows>
    </>
  )
}

type NoneFitProps = Pick<Props, 'data' | 'shown'> & { dir: 'ltr' | 'rtl' }

/** Shown if there is nothing to claim: filters hide it, and can be cleared here, or no order fits or waits. */
function NoneFit({ data, shown, dir }: NoneFitProps) {
  const { t } = useApp()
  if (data.total > 0) return <EmptyPage pageCount={data.pageCount} />
  if (shown.filtered)
    return (
      <EmptyState
        dir={dir}
        title={t('booster.noneFiltered')}
        text={t('lists.noMatchText')}
        action={<Button onClick={shown.clear}>{t('lists.clearFilters')}</Button>}
      />
    )
  const any = data.others.length > 0
  return (
    <EmptyState
      dir={dir}
      title={t(any ? 'booster.noneFit' : 'booster.noneAtAll')}
      text={t(any ? 'booster.noneFitText' : 'booster.noneAtAllText')}
    />
  )
}

/** The orders that can't be claimed, without those of games that this booster doesn't offer. */
function useOthers(shown: readonly BoardOrder[]) {
  const services = useUser()?.boosterDetails?.services ?? []
  const filters = services.map(({ filter }) => filter._id)
  const foreign = ({ refusal, config }: BoardOrder) =>
    refusal === 'booster_not_available' && !offersGame(filters, config.game)
  return {
    games: shown.filter((order) => !foreign(order)),
    otherGames: shown.filter(foreign),
  }
}

/** The order with the next promised start; late orders are skipped because their start has passed. */
export function nearestStart(orders: readonly BoardOrder[], now: number | null): string | null {
  if (now === null) return null
  const due = ({ start_due_at }: BoardOrder) => (start_due_at ? Date.parse(start_due_at) : Number.NaN)
  const ahead = orders.filter((order) => due(order) >= now)
  return ahead.sort((a, b) => due(a) - due(b))[0]?.order_id ?? null
}
