import './board.css'
import { useCallback, useEffect, useRef, useState } from 'react'
import { pathIn } from '#i18n/href.ts'
import { useConnection } from '#web/frame/realtime/use-connection.ts'
import { useRealtime } from '#web/frame/realtime/use-realtime.ts'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useNavigate } from '#web/frame/router/page-state.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useRevalidate } from '#web/frame/router/use-revalidate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { showError, showSuccess } from '#web/kit/ui/toasts.ts'
import { offerUndo } from '#web/orders/order/actions/undo-claim.ts'
import { useList } from '#web/parts/lists/use-list.ts'
import type { AwayChoice } from './away-bar.tsx'
import { Board } from './board.tsx'
import { type BoardOrder, boardCall, boardList } from './board-filter.ts'
import { useBoard } from './use-board.ts'

export async function loader({ call, url }: LoaderContext) {
  const { data } = await call('listAvailableOrders', { query: boardCall(url.searchParams) })
  return data
}

type Data = Awaited<ReturnType<typeof loader>>

export function meta({ t, site }: MetaContext<Data>) {
  return {
    title: `${t('shell.availableOrders')} | ${site.name}`,
    description: t('booster.descriptionBoard'),
  }
}

/** The board with the filters of its address, kept current by the server's events. */
export function Page({ data: loaded }: { data: Data }) {
  const { data, steady } = useBoard(loaded)
  const taken = useTaken(data)
  const connection = useConnection()
  const { leaving, claiming, claim } = useClaim()
  const fresh = useFreshOrders()
  const leave = useAway()
  return (
    <Board
      data={data}
      shown={useList(boardList)}
      connection={connection}
      claiming={claiming}
      leaving={leaving}
      fresh={fresh}
      taken={taken}
      steady={steady}
      onClaim={(order) => void claim(order)}
      leave={leave}
    />
  )
}

/** Takes the booster off the waves, and back on. */
function useAway(): AwayChoice {
  const { call } = useApp()
  const { busy, run } = useAction()
  return {
    busy,
    onLeave: (hours) => void run(() => call('goAway', { body: { hours } })),
    onBack: () => void run(() => call('comeBack')),
  }
}

/** The orders that somebody else claimed since the board was read; their rows stay until it is read again. */
function useTaken(data: Data): ReadonlySet<string> {
  const [taken, setTaken] = useState<{ data: Data; ids: ReadonlySet<string> }>()
  const known = taken?.data === data ? taken.ids : nobody
  useRealtime('order_taken', ({ order_id }) => setTaken({ data, ids: new Set(known).add(order_id) }))
  useRealtime('order_back', ({ order_id }) =>
    setTaken({ data, ids: new Set([...known].filter((id) => id !== order_id)) }),
  )
  return known
}

const freshMs = 10_000
const nobody: ReadonlySet<string> = new Set()

/** The orders that arrived within the last seconds; the board marks their rows. */
function useFreshOrders(): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useRealtime('new_boost_order', ({ order_id }) => {
    setFresh((before) => new Set(before).add(order_id))
    const end = () => setFresh((before) => new Set([...before].filter((id) => id !== order_id)))
    timers.current.add(setTimeout(end, freshMs))
  })
  useEffect(() => {
    const running = timers.current
    return () => running.forEach(clearTimeout)
  }, [])
  return fresh
}

/** Claims an order. A claimed order leaves the board and opens; one that someone else claimed also leaves. */
function useClaim() {
  const app = useApp()
  const { call, t, locale } = app
  const messageOf = useMessageOf()
  const navigate = useNavigate()
  const revalidate = useRevalidate()
  const [claiming, setClaiming] = useState<string | null>(null)
  const [leaving, setLeaving] = useState<string | null>(null)
  const claim = useCallback(
    async ({ order_id, coach }: BoardOrder) => {
      setClaiming(order_id)
      try {
        const { data } = await call('claimOrder', { params: { order_id } })
        setLeaving(order_id)
        const title = t(coach ? 'booster.accepted' : 'booster.claimedNow')
        if (data.undo_until) void offerUndo(app, { order_id, title, until: new Date(data.undo_until) })
        else showSuccess(title)
        await navigate(pathIn('/dashboard/order/:order_id', locale, { order_id }))
      } catch (error) {
        showError(messageOf(error))
        if (isCallError(error) && error.code === 'order_not_available') setLeaving(order_id)
        await revalidate()
      } finally {
        setClaiming(null)
      }
    },
    [app, call, t, locale, messageOf, navigate, revalidate],
  )
  return { claim, claiming, leaving }
}
