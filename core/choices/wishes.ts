import type { CharacterList } from '../games/characters.ts'
import { games } from '../games/games.ts'
import type { Refusal } from './config-refusal.ts'
import { isBoost, mostCharacters, mostRoles, type OrderConfig } from './order-config.ts'

/** The add-on is on and nothing has been chosen yet: that has a price, but can't be ordered. */
export function missingWish(config: OrderConfig): Refusal | null {
  if (!isBoost(config)) return null
  const { addons, roles, characters } = config
  const missing = addons.includes('characters') && !roles[0] && !characters[0]
  return missing ? { code: 'wish_missing', field: 'characters' } : null
}

/**
 * Why a booster can't be asked to play this, or null; `list` is the list of the order's game. The forms offer nothing
 * else, so the browser can price an order without loading the list.
 */
export function wishRefusal(config: OrderConfig, list: CharacterList | undefined): Refusal | null {
  if (!isBoost(config)) return null
  const game = games[config.game]
  const on = config.addons.includes('characters')
  const fields: [field: 'roles' | 'characters', known: (wish: string) => boolean, most: number][] = [
    ['roles', (wish) => game.roles.some((role) => role === wish), mostRoles],
    ['characters', (wish) => list?.characters.some(({ id }) => id === wish) ?? false, mostCharacters],
  ]
  for (const [field, known, most] of fields) {
    const wishes: readonly string[] = config[field]
    if (wishes.length === 0) continue
    if (!game.characters) return { code: 'custom_champions_option_is_not_available', field }
    if (!on || wishes.length > most || new Set(wishes).size < wishes.length)
      return { code: 'bad_params', field }
    const at = wishes.findIndex((wish) => !known(wish))
    if (at !== -1) return { code: 'bad_params', field: `${field}.${at}` }
  }
  return null
}
