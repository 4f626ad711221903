import { useEffect, useState } from 'react'
import { minuteMs } from '#core/base/durations.ts'
import { defaultConfig } from '#core/choices/order-config.ts'
import type { GameId } from '#core/games/game.ts'
import { duration } from '#i18n/duration.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useOwnTexts } from '#web/frame/texts/use-own-texts.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { Supply } from '../supply/use-supply.ts'

/** How many boosters play the game on the server that its calculator begins with, at any rank. Nothing until it is known. */
export function GameSupply({ game }: { game: GameId }) {
  const { call, locale } = useApp()
  const t = useOwnTexts(['supply'])
  const [supply, setSupply] = useState<Supply>()
  const { server, service } = defaultConfig(game, 'elo-boost')
  useEffect(() => {
    // Without an answer the page is as it was.
    void call('getSupply', { query: { game, service, server, level: 0, plays: 'solo' } }).then(
      ({ data }) => setSupply(data),
      () => {},
    )
  }, [call, game, service, server])
  if (!t || !supply || supply.boosters === null) return null
  const { boosters: count, start_minutes: minutes } = supply
  const words = { count, game: t(`games.game.${game}`), server: t(`games.server.${server}`) }
  const time = duration(locale, (minutes ?? 0) * minuteMs)
  const known = minutes === null ? 'supply.countGame' : 'supply.countGameStart'
  return (
    <p className="type-small flex items-start gap-2 text-ink-2">
      <Icon name="user" className="mt-0.5 text-ink-3" />
      {t(count === 0 ? 'supply.nobodyGame' : known, { ...words, time })}
    </p>
  )
}
