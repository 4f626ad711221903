import './booster-work.css'
import { useEffect, useState } from 'react'
import { isBoost } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { resultsOf } from '#core/orders/moves.ts'
import { resultInWords } from '#i18n/result-words.ts'
import { useConnectionLost } from '#web/frame/pwa/needs-connection.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { LoginCode } from '../login/login-code.tsx'
import { OpenLogin } from '../login/open-login.tsx'
import { offered } from '../parts/offered.ts'
import type { OrderView } from '../parts/order-facts.ts'
import { ChatBarButton } from '../talk/chat-bar-button.tsx'
import { resultIcons } from './game-result.tsx'
import { JustRecorded, RecordGame } from './record-game.tsx'
import { EditUnsent } from './unsent-game.tsx'
import type { Sheet } from './work-sheet.tsx'

const WorkSheet = opensLater(() => import('./work-sheet.tsx'))

/**
 * A booster's most frequent tasks come first: record a game, open the login. On a phone they are within thumb reach.
 */
export function BoosterWork({ order }: { order: OrderView }) {
  const app = useApp()
  const { t } = app
  const { config } = order
  const records = offered(order, 'record_game') !== undefined
  const opens = offered(order, 'view_credentials') !== undefined
  const [sheet, setSheet] = useState<Sheet | null>(null)
  // They open without a connection too.
  useEffect(() => {
    if (!records) return
    WorkSheet.bring(app)
    EditUnsent.bring(app)
  }, [records, app])
  if (!isBoost(config) || !(records || opens)) return null
  return (
    <>
      <div className="booster-work">
        {records && (
          <Card aria-labelledby="record">
            <h2 id="record" className="type-h3 mb-4 flex items-baseline justify-between gap-4">
              {t('order.recordTitle')}
              <span className="type-small font-normal text-ink-2">
                {t('order.gameNumber', { number: order.games.length + 1 })}
              </span>
            </h2>
            <RecordGame order={order} config={config} pastes keys onSeveral={() => setSheet('several')} />
            <div className="mt-4 empty:hidden">
              <JustRecorded order={order} />
            </div>
          </Card>
        )}
        {opens && (
          <Card aria-labelledby="login">
            <h2 id="login" className="type-h3 mb-4 flex items-center gap-2">
              <Icon name="key-round" size={20} /> {t('work.login')}
            </h2>
            <OpenLogin order={order} />
            <LoginCode order={order} />
          </Card>
        )}
      </div>
      <WorkBar order={order} records={records} opens={opens} sheet={sheet} onSheet={setSheet} />
      {sheet && <WorkSheet order={order} sheet={sheet} onSheet={setSheet} onClose={() => setSheet(null)} />}
    </>
  )
}

type BarProps = {
  order: OrderView
  records: boolean
  opens: boolean
  sheet: Sheet | null
  onSheet: (sheet: Sheet) => void
}

/** Replaces the tabs on a phone; each button opens a sheet with its fields filled in. */
function WorkBar({ order, records, opens, sheet, onSheet }: BarProps) {
  const { t } = useApp()
  const isLost = useConnectionLost()
  return (
    <section className="work-bar" aria-label={t('work.bar')}>
      <JustRecorded order={order} />
      <div className="flex gap-1">
        {opens && (
          <button
            type="button"
            aria-disabled={isLost || undefined}
            className="aria-disabled:opacity-60"
            onClick={() => isLost || onSheet('login')}
          >
            <Icon name="key-round" size={20} /> {t('work.login')}
            {isLost && <span className="sr-only">{t('shell.needsConnection')}</span>}
          </button>
        )}
        {records &&
          resultsOf(games[order.config.game]).map((result) => (
            <button
              key={result}
              type="button"
              data-primary={(result === 'won' && sheet === null) || undefined}
              onClick={() => onSheet(result)}
            >
              <DashboardIcon name={resultIcons[result]} size={20} /> {resultInWords(t, result)}
            </button>
          ))}
        <ChatBarButton order={order} />
      </div>
    </section>
  )
}
