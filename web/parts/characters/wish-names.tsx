import type { BoostConfig } from '#core/choices/order-config.ts'
import { useWishes } from './use-wishes.ts'

/** The preferences on a line of their own, which keeps its height while the names load. */
export function WishNames({ config }: { config: BoostConfig }) {
  const wishes = useWishes(config)
  return <p className="type-small mt-1 min-h-5 text-ink-2">{wishes}</p>
}
