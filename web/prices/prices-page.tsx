import './prices.css'
import { type KeyboardEvent, lazy, Suspense, useMemo, useState } from 'react'
import { type GameId, gameIds } from '#core/games/game.ts'
import type { CsvRefusal } from '#core/prices/price-csv.ts'
import { valuesOf } from '#core/prices/price-values.ts'
import { useApp } from '../app/app-context.ts'
import { LocaleLink } from '../app/locale-link.tsx'
import type { LoaderContext, MetaContext } from '../app/page.ts'
import { pageOf } from '../app/page-links.tsx'
import { showSuccess } from '../app/toasts.ts'
import { useAction } from '../app/use-action.ts'
import { Tabs } from '../ui/tabs.tsx'
import { ChangesCard } from './changes-card.tsx'
import { CsvButtons } from './csv-buttons.tsx'
import { EffectTable } from './effect-table.tsx'
import { FactorPrices } from './factor-prices.tsx'
import { GamePrices } from './game-prices.tsx'
import { PriceHistory, type Version } from './price-history.tsx'
import { PriceNotices } from './price-notices.tsx'
import type { Publication } from './publish-dialog.tsx'
import { type DraftEditing, useDraft } from './use-draft.ts'

const PublishDialog = lazy(() => import('./publish-dialog.tsx'))
const WithdrawDialog = lazy(() => import('./withdraw-dialog.tsx'))

const views = [...gameIds, 'factors', 'history'] as const
type View = (typeof views)[number]

export async function loader({ call, url }: LoaderContext) {
  const view = views.find((each) => each === url.searchParams.get('view')) ?? gameIds[0]
  const { data: versions } = await call('listPriceVersions', { query: { page: pageOf(url.searchParams) } })
  const { data: head } = await call('getPriceVersion', { params: { version: String(versions.head) } })
  return { view, versions, head }
}

type Data = Awaited<ReturnType<typeof loader>>

export function meta({ t, site }: MetaContext<Data>) {
  return { title: `${t('prices.title')} | ${site.name}`, description: t('prices.description') }
}

/** The prices as a spreadsheet, what the changes do, and every version that ever held. */
export function Page({ data: { view, versions, head } }: { data: Data }) {
  const { t, format } = useApp()
  const base = useMemo(() => valuesOf(head.content), [head.content])
  const draft = useDraft(head.version, base)
  const [refusal, setRefusal] = useState<CsvRefusal | null>(null)
  const [publication, setPublication] = useState<Publication | null>(null)
  const [withdrawing, setWithdrawing] = useState<Version | null>(null)
  const rollBack = useRollBack(head, base, setPublication)
  return (
    <div onKeyDown={(event) => undoByKey(event, draft)}>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="type-h1">{t('prices.title')}</h1>
          <p className="type-small mt-1 text-ink-2">
            {t(head.state === 'scheduled' ? 'prices.scheduledFor' : 'prices.holdsSince', {
              version: head.version,
              time: `${format.date(head.effective_at)}, ${format.time(head.effective_at)}`,
            })}
          </p>
        </div>
        <div className="flex gap-2">
          <CsvButtons
            values={draft.values}
            fileName={`prices-${head.version}.csv`}
            onRead={(values) => {
              setRefusal(null)
              draft.replace(values)
              void showSuccess(t('prices.imported'))
            }}
            onRefused={setRefusal}
          />
        </div>
      </header>
      <ViewTabs view={view} />
      <PriceNotices
        head={head}
        holding={versions.holding}
        draft={draft}
        refusal={refusal}
        onDismiss={() => setRefusal(null)}
      />
      {view === 'history' ? (
        <PriceHistory versions={versions} onRollBack={rollBack} onWithdraw={setWithdrawing} />
      ) : (
        <div className="prices-columns">
          <div className="min-w-0">
            {view === 'factors' ? (
              <FactorPrices base={base} draft={draft} />
            ) : (
              <GamePrices key={view} game={view as GameId} base={base} draft={draft} />
            )}
            <EffectTable game={view === 'factors' ? null : view} base={base} values={draft.values} />
          </div>
          <div className="changes-column">
            <ChangesCard
              draft={draft}
              onPublish={() => setPublication({ values: draft.values, head, base, reason: '' })}
            />
          </div>
        </div>
      )}
      <Suspense>
        {publication && (
          <PublishDialog
            {...publication}
            onClose={() => setPublication(null)}
            onDone={() => {
              draft.discard()
              setPublication(null)
            }}
          />
        )}
        {withdrawing && <WithdrawDialog version={withdrawing} onClose={() => setWithdrawing(null)} />}
      </Suspense>
    </div>
  )
}

function ViewTabs({ view }: { view: View }) {
  const { t } = useApp()
  return (
    <div className="mt-4 mb-6">
      <Tabs label={t('prices.views')}>
        {views.map((each) => (
          <LocaleLink
            key={each}
            to="/dashboard/admin/prices"
            search={`?view=${each}`}
            aria-current={each === view ? 'page' : undefined}
            data-game={gameIds.find((game) => game === each)}
          >
            {each === 'factors' || each === 'history' ? t(`prices.view.${each}`) : t(`games.game.${each}`)}
          </LocaleLink>
        ))}
      </Tabs>
    </div>
  )
}

/** An old version's prices are published anew; whoever does it sees what that changes first. */
function useRollBack(
  head: Data['head'],
  base: Publication['base'],
  show: (publication: Publication) => void,
): (version: Version) => void {
  const { call, t } = useApp()
  const { run } = useAction()
  return ({ version }) =>
    void run(async () => {
      const { data } = await call('getPriceVersion', { params: { version: String(version) } })
      const reason = t('prices.rollBackReason', { version })
      show({ values: valuesOf(data.content), head, base, reason })
    })
}

function undoByKey(event: KeyboardEvent, { undo, redo }: DraftEditing) {
  if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return
  const key = event.key.toLowerCase()
  if (event.target instanceof HTMLTextAreaElement || (key !== 'z' && key !== 'y')) return
  event.preventDefault()
  if (key === 'y' || event.shiftKey) redo()
  else undo()
}
