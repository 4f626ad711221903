import './applications.css'
import { defaultConfig } from '#core/choices/order-config.ts'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { type CallApi, isCallError } from '#web/frame/session/call.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { ContourLines } from '#web/kit/drawing/contours/contour-lines.tsx'
import { ApplicationForm } from './application-form.tsx'
import { ApplicationRidge } from './application-ridge.tsx'
import { ApplicationStatus, BoardLink } from './application-status.tsx'
import { Beside, type Example } from './beside.tsx'
import { SaveState } from './save-state.tsx'
import { useDraft } from './use-draft.ts'
import { useSteps } from './use-steps.tsx'

type Data = { example: Example | null }

export async function loader({ call }: LoaderContext): Promise<Data> {
  return { example: await exampleOf(call) }
}

/** What a usual climb costs and brings; null while the shop has no prices. */
async function exampleOf(call: CallApi): Promise<Example | null> {
  const config = defaultConfig('league-of-legends', 'elo-boost')
  try {
    const { data } = await call('createQuote', { body: { config } })
    return { config, total: data.quote.total, share: data.quote.boosterShare }
  } catch (error) {
    if (isCallError(error) && error.code === 'prices_not_set') return null
    throw error
  }
}

export function meta({ t, site }: MetaContext<Data>) {
  return { title: `${t('shell.becomeBooster')} | ${site.name}`, description: t('application.description') }
}

/** The application on one page: its draft, and once it is sent, how it goes on. */
export function Page({ data: { example } }: { data: Data }) {
  const { t, dir } = useApp()
  const user = useUser()
  const now = useNow()
  const { view, keeper } = useDraft()
  const steps = useSteps(view, keeper)
  const { application, againAt } = view
  const status = application?.status
  const sent = status === 'sent' || status === 'accepted' || status === 'refused'
  const already = !sent && user?.permissions.includes('Booster')
  return (
    <div className="relative isolate">
      <ContourLines seed="become-booster" width={1440} height={520} dir={dir} />
      <div className="shell relative">
        <header className="flex flex-wrap items-start justify-between gap-x-8 pt-8 lg:pt-12">
          <div>
            <h1 className="type-h1">{t('shell.becomeBooster')}</h1>
            <p className="type-large mt-3 max-w-[62ch] text-ink-2">{t('application.lead')}</p>
          </div>
          {!sent && !already && <SaveState view={view} keeper={keeper} onAccount={steps.askAccount} />}
        </header>
        {!already && <ApplicationRidge content={view.content} sent={sent} onGo={steps.go} />}
        <div className="mt-10 grid items-start gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_368px]">
          {already ? (
            <section>
              <h2 className="type-h2">{t('application.already')}</h2>
              <p className="type-large mt-2 text-ink-2">{t('application.alreadyText')}</p>
              <BoardLink />
            </section>
          ) : sent && application ? (
            <ApplicationStatus
              application={application}
              againAt={againAt}
              now={now}
              onAgain={() => keeper.beginAgain()}
            />
          ) : (
            <ApplicationForm view={view} keeper={keeper} steps={steps} />
          )}
          <Beside example={example} status={status ?? 'draft'} />
        </div>
        {steps.dialogs}
      </div>
    </div>
  )
}
