import type { BoostConfig } from '#core/choices/order-config.ts'
import { useWishes } from './use-wishes.ts'

/** What was wished, as a line of its own; it keeps its room while the names come. */
export function WishNames({ config }: { config: BoostConfig }) {
  const wishes = useWishes(config)
  return <p className="type-small mt-1 min-h-5 text-ink-2">{wishes}</p>
}
