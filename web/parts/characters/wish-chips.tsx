import type { BoostConfig } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { addonName, wishesOf } from '#i18n/climb-words.ts'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { Chip } from '#web/kit/ui/chip.tsx'
import { useWishes } from './use-wishes.ts'

/** The customer's preferences as list items: add-ons, what the booster should play, and when the customer can play. */
export function WishChips({ config }: { config: BoostConfig }) {
  const t = useTranslate()
  const wishes = useWishes(config)
  const game = games[config.game]
  return (
    <>
      {wishesOf(config).map((addon) => (
        <li key={addon}>
          <Chip className="whitespace-normal">
            {(addon === 'characters' && wishes) || addonName(t, game, addon)}
          </Chip>
        </li>
      ))}
      {config.freeHours && (
        <li>
          <Chip className="whitespace-normal">{t('games.plays', { hours: config.freeHours })}</Chip>
        </li>
      )}
    </>
  )
}
