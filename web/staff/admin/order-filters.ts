import { gameIds } from '#core/games/game.ts'
import { orderTags } from '#core/orders/handling.ts'
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
  assignee: oneOf(['me', 'nobody']),
  tag: words(orderTags.length),
} as const

/** The same as a list's bar shows them. */
export function useOrderFilters(
  tags: readonly string[],
  shown: string,
): {
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
      {
        name: 'assignee',
        label: t('admin.handledBy'),
        options: [
          ['me', t('admin.handledBy.me')],
          ['nobody', t('admin.handledBy.nobody')],
        ],
      },
      {
        name: 'tag',
        label: t('admin.tag'),
        options: [...new Set([...(shown ? [shown] : []), ...tags])].map((tag) => [tag, tag]),
      },
    ],
    search: { name: 'booster', label: t('order.booster'), hint: t('order.booster'), most: boosterLength },
  }
}
