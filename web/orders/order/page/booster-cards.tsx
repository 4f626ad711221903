import { isBoost } from '#core/choices/order-config.ts'
import { kindOf } from '#core/orders/kinds.ts'
import { wishesOf } from '#i18n/climb-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { Avatar } from '#web/kit/ui/avatar.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { WishChips } from '#web/parts/characters/wish-chips.tsx'
import { HeartButton } from '#web/parts/favorites/heart-button.tsx'
import { DropCard } from '../now/drop-card.tsx'
import { kindWords } from '../parts/kind-words.ts'
import { offered } from '../parts/offered.ts'
import type { OrderView } from '../parts/order-facts.ts'
import { BoosterActivity } from '../silence/booster-activity.tsx'
import { FinishCard } from '../work/finish-card.tsx'

/** The other side of the order, the customer's preferences, and the booster's work. */
export function BoosterCards({ order }: { order: OrderView }) {
  const { config } = order
  return (
    <>
      <People order={order} />
      {offered(order, 'finish') && kindOf(config).proof === 'picture' && <FinishCard order={order} />}
      <DropCard order={order} />
    </>
  )
}

function People({ order }: { order: OrderView }) {
  const { t } = useApp()
  const { config, viewer, in_game_name } = order
  const chips = isBoost(config) && (wishesOf(config).length > 0 || config.freeHours !== '') ? config : null
  const wishes = 'wishes' in config && config.wishes
  // The customer chose a coach who hasn't accepted yet.
  const other = viewer === 'booster' ? order.customer.username : (order.coach ?? order.booster?.username)
  // A name alone needs no card: the login form and the vault show it.
  if (!other && !chips && !wishes) return null
  return (
    <Card className="grid gap-3">
      {other && (
        <p className="flex items-center gap-3">
          <Avatar name={other} />
          <span>
            <span className="type-table block font-semibold">
              {viewer === 'booster' ? (
                <bdi>{other}</bdi>
              ) : (
                <LocaleLink
                  to="/booster/:username"
                  params={{ username: other }}
                  className="hit hover:underline"
                >
                  <bdi>{other}</bdi>
                </LocaleLink>
              )}
            </span>
            <span className="type-small text-ink-2">
              {t(viewer === 'booster' ? 'order.customer' : kindWords(order).worker)}
            </span>
          </span>
          {viewer === 'customer' && order.status === 'completed' && (
            <span className="ms-auto">
              <HeartButton username={other} />
            </span>
          )}
        </p>
      )}
      {in_game_name && (
        <p>
          <span className="type-table block font-semibold">
            <bdi>{in_game_name}</bdi>
          </span>
          <span className="type-small text-ink-2">{t('order.inGameName')}</span>
        </p>
      )}
      <BoosterActivity order={order} />
      {chips && (
        <ul className="flex flex-wrap gap-1" aria-label={t('order.wishes')}>
          <WishChips config={chips} />
        </ul>
      )}
      {wishes && (
        <div>
          <h2 className="type-caption text-ink-2">{t('session.wishes')}</h2>
          <p dir="auto" className="type-small mt-1 whitespace-pre-line">
            {wishes}
          </p>
        </div>
      )}
    </Card>
  )
}
