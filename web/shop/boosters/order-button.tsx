import { useId } from 'react'
import type { GameId, ServiceId } from '#core/games/game.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { withWish } from '#web/parts/favorites/booster-wish.ts'
import type { ListedBooster, LiveState } from './booster-types.ts'
import { orderTarget } from './order-target.ts'

type Props = {
  booster: ListedBooster
  live: LiveState | undefined
  wanted: { game: GameId | ''; service: ServiceId | ''; server: string }
}

/** Leads to the calculator of what the booster plays; while they take no order, it says so. */
export function OrderButton({ booster, live, wanted }: Props) {
  const { t } = useApp()
  const reason = useId()
  const { username, plays } = booster
  const target = orderTarget(plays, wanted)
  if (!target) return null
  const left = live && live.places.of - live.places.taken
  if (live && left === 0)
    return (
      <>
        <Button variant="outline" disabledBy={reason}>
          <Icon name="lock" size={16} /> {t('boosters.order')}
        </Button>
        <span id={reason} className="type-caption text-ink-3">
          {t('boosters.full', live.places)}
        </span>
      </>
    )
  return (
    <>
      <LocaleLink
        to={target.to}
        search={`?${withWish(target.search, username)}`}
        className={buttonClass({ variant: 'outline' })}
        aria-label={t('boosters.orderFrom', { booster: username })}
      >
        {t('boosters.order')}
      </LocaleLink>
      {/* Comes later than the table, whose columns it must not widen. */}
      <span className="type-caption flex w-0 justify-end whitespace-nowrap text-ink-3">
        {left === undefined ? '\u00a0' : t('boosters.free', { count: left })}
      </span>
    </>
  )
}
