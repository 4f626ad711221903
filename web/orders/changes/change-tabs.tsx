import { games } from '#core/games/games.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import type { OrderView } from '../order/parts/order-facts.ts'
import type { ChangeState, ChangeTab } from './use-change.ts'

/** The name of a tab: counted work has more and fewer, and each game its own word for its characters. */
function nameOf(tab: ChangeTab, { config, session }: OrderView, counted: boolean): MessageKey {
  if (tab === 'addons') return 'change.tab.addons'
  if (tab === 'wishes')
    return session ? 'change.tab.addons' : `change.tab.${games[config.game].characters ?? 'champions'}`
  if (counted) return tab === 'further' ? 'change.tab.more' : 'change.tab.fewer'
  return `change.tab.${tab}`
}

type Props = { order: OrderView; state: ChangeState }

/** What can change in this order. All tabs change the same wish. */
export function ChangeTabs({ order, state: { tabs, tab, show, progress } }: Props) {
  const t = useTranslate()
  return (
    <Tabs label={t('change.tabs')}>
      {tabs.map((each) => (
        <button key={each} type="button" aria-pressed={each === tab} onClick={() => show(each)}>
          {t(nameOf(each, order, progress.climb === null))}
        </button>
      ))}
    </Tabs>
  )
}
