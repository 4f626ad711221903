import type { BoostConfig } from '#core/choices/order-config.ts'
import { inAList } from '#i18n/in-a-list.ts'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { useCharacters } from './use-characters.ts'

/** 'Mid, Ahri, and Orianna': the preferences of the add-on; null until the names are loaded, empty without a preference. */
export function useWishes({ game, roles, characters }: BoostConfig): string | null {
  const t = useTranslate()
  const all = useCharacters(characters.length > 0 ? game : null)
  if (characters.length > 0 && !all) return null
  // Orders from before the list can contain other words, which stay as they were written.
  const names = characters.map((id) => all?.find((choice) => choice.id === id)?.name ?? id)
  return inAList(t, [...roles.map((role) => t(`games.role.${role}`)), ...names])
}
