import { type BoostConfig, isClimb, startPlace, targetPlace } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { campIndex } from '#core/games/ladder.ts'
import { SmallProfile } from '../drawing/small-profile/small-profile.tsx'
import { useApp } from '../session/app-context.ts'
import { dotsOf } from './climb-words.ts'

/** An order on its ladder, at a glance; its ranks stand beside it as words. */
export function ClimbProfile({ config }: { config: BoostConfig }) {
  const { dir } = useApp()
  const game = games[config.game]
  const dots = dotsOf(config)
  return (
    <SmallProfile
      game={game}
      start={campIndex(game, startPlace(config))}
      target={isClimb(config) ? campIndex(game, targetPlace(config)) : null}
      {...(dots && { dots })}
      dir={dir}
      form="card"
    />
  )
}
