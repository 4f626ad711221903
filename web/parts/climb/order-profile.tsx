import { type BoostConfig, isClimb, startPlace, targetPlace } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { campIndex } from '#core/games/ladder.ts'
import { dotsOf } from '#i18n/climb-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { SmallProfile, type SmallProfileProps } from '#web/kit/drawing/small-profile/small-profile.tsx'

/** The order as a small drawing on its ladder. */
export function OrderProfile({ config, form }: { config: BoostConfig } & Pick<SmallProfileProps, 'form'>) {
  const { dir } = useApp()
  const game = games[config.game]
  return (
    <SmallProfile
      game={game}
      start={campIndex(game, startPlace(config))}
      target={isClimb(config) ? campIndex(game, targetPlace(config)) : null}
      dots={dotsOf(config)}
      dir={dir}
      form={form}
    />
  )
}
