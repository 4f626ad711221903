import './prices.css'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { type GameId, gameIds } from '#core/games/game.ts'
import type { CsvRefusal } from '#core/prices/price-csv.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { valuesOf } from '#core/prices/price-values.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Chip } from '#web/kit/ui/chip.tsx'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import { showSuccess } from '#web/kit/ui/toasts.ts'
import { pageOf } from '#web/parts/lists/list-query.ts'
import { ChangesCard } from './changes-card.tsx'
import { CsvButtons } from './csv-buttons.tsx'
import { EffectTable } from './effect-table.tsx'
import { FactorPrices } from './factor-prices.tsx'
import { GamePrices } from './game-prices.tsx'
import { PriceHistory, type Version } from './price-history.tsx'
import { PriceNotices } from './price-notices.tsx'
import type { Publication } from './publish-dialog.tsx'
import { type DraftEditing, useDraft } from './use-draft.ts'

const PublishDialog = opensLater(() => import('./publish-dialog.tsx'))
const WithdrawDialog = opensLater(() => import('./withdraw-dialog.tsx'))

const views = [...gameIds, 'factors', 'history'] as const
type View = (typeof views)[number]

export async function loader({ call, url }: LoaderContext) {
  const view = views.find((each) => each === url.searchParams.get('view')) ?? gameIds[0]
  const { data: versions } = await call('listPriceVersions', { query: { page: pageOf(url.searchParams) } })
  if (versions.head === null) return { view, versions, head: null }
  const { data: head } = await call('getPriceVersion', { params: { version: String(versions.head) } })
  return { view, versions, head }
}

type Data = Awaited<ReturnType<typeof loader>>

export function meta({ t, site }: MetaContext<Data>) {
  return { title: `${t('shell.adminPrices')} | ${site.name}`, description: t('prices.description') }
}

/**
 * The prices as a spreadsheet, what the changes do, and every version that was ever in effect. A shop without prices
 * starts from the example table, which nobody pays until it is published.
 */
export function Page({ data: { view, versions, head } }: { data: Data }) {
  const { t } = useApp()
  const times = useTimes()
  const base = useMemo(() => valuesOf(head?.content ?? demoPriceTable), [head])
  const draft = useDraft(head?.version ?? 0, base)
  const [refusal, setRefusal] = useState<CsvRefusal | null>(null)
  const [publication, setPublication] = useState<Publication | null>(null)
  const [withdrawing, setWithdrawing] = useState<Version | null>(null)
  const rollBack = useRollBack(head, base, setPublication)
  return (
    <div onKeyDown={(event) => undoByKey(event, draft)}>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <div className="flex flex-wrap items-center gap-3">
            <h1 className="type-h1">{t('shell.adminPrices')}</h1>
            {!head && <Chip tone="warning">{t('prices.proposal')}</Chip>}
          </div>
          <p className="type-small mt-1 text-ink-2">
            {head
              ? t(head.state === 'scheduled' ? 'prices.scheduledFor' : 'prices.holdsSince', {
                  version: head.version,
                  time: times.dateAndTime(head.effective_at),
                })
              : t('prices.notSet')}
          </p>
        </div>
        <div className="flex gap-2">
          <CsvButtons
            values={draft.values}
            fileName={`prices-${head?.version ?? 0}.csv`}
            onRead={({ values, changed, unchanged }) => {
              setRefusal(null)
              draft.replace(values)
              void showSuccess(t('prices.imported', { count: changed, unchanged }))
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
        <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_360px] xl:items-start">
          <div className="min-w-0">
            {view === 'factors' ? (
              <FactorPrices base={base} draft={draft} />
            ) : (
              <GamePrices key={view} game={view as GameId} base={base} draft={draft} />
            )}
            <EffectTable
              game={view === 'factors' ? null : view}
              base={base}
              values={draft.values}
              first={head === null}
            />
          </div>
          <div className="xl:sticky xl:top-6">
            <ChangesCard
              draft={draft}
              isFirst={head === null}
              onPublish={() =>
                setPublication({ values: draft.values, head, base, reason: '', ofDraft: true })
              }
            />
          </div>
        </div>
      )}
      {publication && (
        <PublishDialog
          {...publication}
          onClose={() => setPublication(null)}
          onDone={(isPublished) => {
            // While it waits, the draft stays: a colleague can decline it.
            if (publication.ofDraft && isPublished) draft.discard()
            setPublication(null)
          }}
        />
      )}
      {withdrawing && <WithdrawDialog version={withdrawing} onClose={() => setWithdrawing(null)} />}
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

/** Publishes an old version's prices again; staff see what that changes first. */
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
      show({ values: valuesOf(data.content), head, base, reason, ofDraft: false })
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
