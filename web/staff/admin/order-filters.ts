import { gameIds } from '#core/games/game.ts'
import { servers } from '#core/prices/price-values.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import type { Choice } from '#web/parts/lists/filter-selects.tsx'
import { oneOf, words } from '#web/parts/lists/list-query.ts'

const boosterLength = 60

/** By what staff narrow a list of orders down. */
export const orderFilters = {
  game: oneOf(gameIds),
  server: oneOf(servers),
  booster: words(boosterLength),
  late: oneOf(['yes']),
} as const

/** The same as a list's bar shows them. */
export function useOrderFilters(): {
  choices: Choice[]
  search: { name: 'booster'; label: string; hint: string; most: number }
} {
  const { t } = useApp()
  return {
    choices: [
      { name: 'game', label: t('admin.game'), options: gameIds.map((id) => [id, t(`games.game.${id}`)]) },
      {
        name: 'server',
        label: t('admin.server'),
        options: servers.map((id) => [id, t(`games.server.${id}`)]),
      },
      { name: 'late', label: t('admin.late'), options: [['yes', t('admin.lateOnly')]] },
    ],
    search: { name: 'booster', label: t('order.booster'), hint: t('order.booster'), most: boosterLength },
  }
}
