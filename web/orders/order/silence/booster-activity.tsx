import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { offered } from '../parts/offered.ts'
import type { OrderView } from '../parts/order-facts.ts'
import { OtherButton } from './other-button.tsx'

/** When the booster was last active; the customer can remind them or ask for another one. */
export function BoosterActivity({ order }: { order: OrderView }) {
  const { t } = useApp()
  const times = useTimes()
  const { silence, viewer } = order
  if (viewer === 'booster') return null
  return (
    <>
      {silence && (
        <p className="type-small text-ink-2">
          {t('order.silence.active', { time: times.dateTime(silence.active_at) })}
        </p>
      )}
      <div className="flex flex-wrap items-start gap-2 empty:hidden">
        <PokeButton order={order} />
        {!silence?.held_at && !order.replacement && <OtherButton order={order} variant="quiet" />}
      </div>
    </>
  )
}

function PokeButton({ order }: { order: OrderView }) {
  const { t, call } = useApp()
  const times = useTimes()
  const now = useNow()
  const { busy, run } = useAction()
  const { silence } = order
  const offer = offered(order, 'poke')
  if (!offer || !silence) return null
  const isEarly = now === null ? offer.refusal !== null : now < Date.parse(silence.poke_at)
  const params = { order_id: order.order_id }
  return (
    <Button
      variant="outline"
      busy={busy}
      disabledReason={isEarly ? t('order.silence.pokeFrom', { time: times.dateTime(silence.poke_at) }) : null}
      onClick={() => run(() => call('pokeBooster', { params }), t('order.silence.poked'))}
    >
      {t('order.silence.poke')}
    </Button>
  )
}
