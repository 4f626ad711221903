import type { ApplicationStatus } from '#core/boosters/applications.ts'
import { type BoostConfig, startPlace, targetPlace } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { rankName } from '#i18n/order-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Card } from '#web/kit/ui/card.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { OrderProfile } from '#web/parts/climb/order-profile.tsx'

export type Example = { config: BoostConfig; total: number; share: number }

/** What is still to come, by the application's state. */
const next = {
  draft: ['send', 'check', 'answer', 'orders'],
  asked: ['send', 'check', 'answer', 'orders'],
  sent: ['check', 'answer', 'orders'],
  accepted: ['orders'],
  refused: [],
} as const satisfies Record<ApplicationStatus, readonly string[]>

/** Beside the page: what an order brings, what happens next, and what the person must know. */
export function Beside({ example, status }: { example: Example | null; status: ApplicationStatus }) {
  const { t } = useApp()
  return (
    <aside className="grid content-start gap-8">
      {example && <Earnings {...example} />}
      {next[status].length > 0 && (
        <section aria-labelledby="apply-next">
          <h2 id="apply-next" className="type-h3">
            {t('application.nextTitle')}
          </h2>
          <NextSteps status={status} />
        </section>
      )}
      <p className="type-small text-ink-2">{t('application.riot')}</p>
    </aside>
  )
}

function Earnings({ config, total, share }: Example) {
  const { t, format, site } = useApp()
  const game = games[config.game]
  const percent = Math.round((share / total) * 100)
  return (
    <Card lifted>
      <h2 className="type-h3">{t('application.earnTitle')}</h2>
      <p className="type-small mt-1 text-ink-2">
        {t('application.earnShare', { share: format.percent(percent) })}
      </p>
      <div className="mt-4 flex items-center gap-4">
        <OrderProfile config={config} />
        <div className="min-w-0">
          <p className="type-sign flex flex-wrap items-center gap-x-2">
            <span>{rankName(t, game, startPlace(config))}</span>
            <span className="flex items-center gap-1.5">
              <Icon name="arrow-right" size={16} /> {rankName(t, game, targetPlace(config))}
            </span>
          </p>
          <p className="type-small text-ink-2">
            {t('application.earnExample', { server: t(`games.server.${config.server}`) })}
          </p>
        </div>
      </div>
      <dl className="apply-sum">
        <dt>{t('application.earnPrice')}</dt>
        <dd>{format.money(total)}</dd>
        <dt>{t('application.earnKept', { site: site.name, share: format.percent(100 - percent) })}</dt>
        <dd>{format.money(share - total)}</dd>
        <dt>{t('application.earnYours')}</dt>
        <dd>{format.money(share)}</dd>
      </dl>
      <p className="type-small mt-3 text-ink-2">{t('application.earnNote')}</p>
    </Card>
  )
}

/** What happens next, as a path. */
function NextSteps({ status }: { status: ApplicationStatus }) {
  const { t } = useApp()
  return (
    <ol className="apply-next">
      {next[status].map((step) => (
        <li key={step}>
          <p className="type-small font-semibold">{t(`application.next.${step}`)}</p>
          <p className="type-small text-ink-2">{t(`application.next.${step}Text`)}</p>
        </li>
      ))}
    </ol>
  )
}
