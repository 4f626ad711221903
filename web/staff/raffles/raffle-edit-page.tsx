import { useState } from 'react'
import { waitsForColleague } from '#core/money/waits-for-colleague.ts'
import { awaitsDraw, canBeWritten, hasOpened, openFaults, openRefusals } from '#core/raffles/raffles.ts'
import { href } from '#i18n/href.ts'
import { inAList } from '#i18n/in-a-list.ts'
import { localeCodes } from '#i18n/locales.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useNavigate } from '#web/frame/router/page-state.ts'
import { useRevalidate } from '#web/frame/router/use-revalidate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { LeaveGuard } from '#web/frame/shell/ask-to-discard.tsx'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { Chip } from '#web/kit/ui/chip.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { showError, showSuccess } from '#web/kit/ui/toasts.ts'
import { RaffleChip } from '#web/shop/raffles/raffle-chip.tsx'
import type { DeskRaffle } from './desk-types.ts'
import { DeskWinners } from './desk-winners.tsx'
import { type Draft, type DraftErrors, draftOf, readDraft } from './raffle-draft.ts'
import { RaffleFields } from './raffle-fields.tsx'
import { RafflePreview } from './raffle-preview.tsx'

const CancelDialog = opensLater(() => import('./cancel-dialog.tsx'))
const DeleteDialog = opensLater(() => import('./delete-dialog.tsx'))
const EntriesDialog = opensLater(() => import('./entries-dialog.tsx'))

type Data = { raffle: DeskRaffle | null }

export async function loader({ call, params }: LoaderContext): Promise<Data> {
  const { raffle_id } = params
  return raffle_id ? (await call('getDeskRaffle', { params: { raffle_id } })).data : { raffle: null }
}

export function meta({ data, t, site }: MetaContext<Data>) {
  const name = data.raffle?.title || data.raffle?.slug || t('raffledesk.create')
  return { title: `${name} | ${site.name}`, description: t('raffledesk.description') }
}

/** A raffle from its draft to its prizes. A page of another version begins with what the server has. */
export function Page({ data: { raffle } }: { data: Data }) {
  return <Desk key={raffle ? `${raffle.raffle_id} ${raffle.version}` : 'new'} raffle={raffle} />
}

function Desk({ raffle }: { raffle: DeskRaffle | null }) {
  const { t, locale, site } = useApp()
  const [initial] = useState<Draft>(() => draftOf(site.timeZone, raffle))
  const [draft, setDraft] = useState(initial)
  const [errors, setErrors] = useState<DraftErrors>({})
  const dirty = JSON.stringify(draft) !== JSON.stringify(initial)
  const actions = useDesk(raffle, draft, setErrors)
  const state = raffle?.state ?? 'draft'
  const isFixed = hasOpened(state)
  const title = draft.texts[locale]?.title || draft.texts.en?.title || t('raffledesk.create')
  return (
    <>
      <LeaveGuard dirty={dirty && !actions.busy} />
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <LocaleLink to="/dashboard/admin/raffle/list" className="text-link hit">
          {t('shell.raffles')}
        </LocaleLink>
        <Icon name="chevron-right" size={16} />
        <h1 className="type-h2 wrap-anywhere">{title}</h1>
        <RaffleChip state={state} />
        {dirty && <Chip outlined>{t('raffledesk.unsaved')}</Chip>}
      </header>
      {raffle?.waits && (
        <Notice className="mt-4" title={t('raffledesk.waitsTitle')}>
          {t('raffledesk.waitsText')}
        </Notice>
      )}
      <div className="mt-6 grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          {raffle && isFixed && <DeskWinners raffle={raffle} />}
          <RaffleFields
            draft={draft}
            errors={errors}
            isFixed={isFixed}
            isOver={!canBeWritten(state)}
            onChange={(changed) => setDraft((before) => ({ ...before, ...changed }))}
          />
        </div>
        <RafflePreview draft={draft} last={raffle?.last_ticket ?? 0} />
      </div>
      <Foot raffle={raffle} draft={draft} dirty={dirty} actions={actions} />
    </>
  )
}

const missingNote = 'raffle-missing'

type FootProps = {
  raffle: DeskRaffle | null
  draft: Draft
  dirty: boolean
  actions: ReturnType<typeof useDesk>
}

/** What can be done now; the disabled button says why. */
function Foot({ raffle, draft, dirty, actions }: FootProps) {
  const { t, site } = useApp()
  const [open, setOpen] = useState<'cancel' | 'delete' | 'entries' | null>(null)
  const { busy, save, act, remove } = actions
  const state = raffle?.state ?? 'draft'
  const read = readDraft(site.timeZone, draft, raffle)
  const missing =
    'form' in read
      ? missingOf(read.form, site.languages ?? localeCodes)
      : (['value', 'dates', 'languages'] as const)
  const ahead = 'form' in read && read.form.opens_at !== null && Date.parse(read.form.opens_at) > Date.now()
  return (
    <footer className="sticky bottom-0 z-10 -mx-4 mt-8 flex flex-wrap items-center justify-end gap-2 border-line border-t bg-ground p-4 max-lg:bottom-16">
      {state === 'draft' && missing.length > 0 && (
        <p id={missingNote} className="type-small me-auto flex gap-2 text-warning" role="status">
          <Icon name="triangle-alert" size={18} />
          {t('raffledesk.missing', {
            what: inAList(
              t,
              missing.map((each) => t(`raffledesk.fault.${each}`)),
            ),
          })}
        </p>
      )}
      {raffle && hasOpened(state) && (
        <>
          <Button onClick={() => setOpen('entries')}>{t('raffledesk.entries')}</Button>
          <LocaleLink to="/raffles/:slug" params={{ slug: raffle.slug }} className={buttonClass()}>
            {t('raffledesk.publicPage')}
          </LocaleLink>
        </>
      )}
      {raffle && !hasOpened(state) && (
        <Button variant="danger" busy={busy} onClick={() => setOpen('delete')}>
          {t('raffledesk.delete')}
        </Button>
      )}
      {raffle && awaitsDraw(state) && (
        <Button variant="danger" onClick={() => setOpen('cancel')}>
          {t('raffledesk.cancel')}
        </Button>
      )}
      {state === 'scheduled' && (
        <Button busy={busy} onClick={() => act('unscheduleRaffle')}>
          {t('raffledesk.unschedule')}
        </Button>
      )}
      {canBeWritten(state) && dirty && (
        <Button variant="outline" busy={busy} onClick={save}>
          {t('raffledesk.save')}
        </Button>
      )}
      {raffle && state === 'draft' && !raffle.waits && (
        <Button
          variant="primary"
          busy={busy}
          disabledBy={missing.length > 0 ? missingNote : null}
          disabledReason={dirty && missing.length === 0 ? t('raffledesk.saveFirst') : null}
          onClick={() => act('openRaffle')}
        >
          {t(ahead ? 'raffledesk.schedule' : 'raffledesk.open')}
        </Button>
      )}
      {open === 'cancel' && raffle && <CancelDialog raffle={raffle} onClose={() => setOpen(null)} />}
      {open === 'delete' && raffle && <DeleteDialog send={remove} onClose={() => setOpen(null)} />}
      {open === 'entries' && raffle && <EntriesDialog raffle={raffle} onClose={() => setOpen(null)} />}
    </footer>
  )
}

/** Core's rule, with the countries that only the server knows taken as given. */
function missingOf(form: Parameters<typeof toDraft>[0], languages: readonly string[]) {
  const shop = { languages, countries: ['any'] }
  const found = openRefusals(toDraft(form), shop, new Date().toISOString())
  return openFaults.filter((fault) => found.includes(fault))
}

function toDraft(form: Extract<ReturnType<typeof readDraft>, { form: unknown }>['form']) {
  const texts = Object.fromEntries(
    Object.entries(form.texts).map(([code, own]) => [code, { about: '', terms: '', ...own }]),
  )
  return {
    prizeKind: form.prize_kind,
    prizeValue: form.prize_value,
    winners: form.places,
    opensAt: form.opens_at,
    closesAt: form.closes_at,
    texts,
  }
}

type Deed = 'openRaffle' | 'unscheduleRaffle'

function useDesk(raffle: DeskRaffle | null, draft: Draft, onErrors: (errors: DraftErrors) => void) {
  const { t, call, locale, site } = useApp()
  const messageOf = useMessageOf()
  const revalidate = useRevalidate()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      const isSlug = isCallError(error) && error.code === 'raffle_slug_taken'
      if (isSlug) onErrors({ slug: 'errors.raffle_slug_taken' })
      else void showError(messageOf(error))
    }
    setBusy(false)
  }
  const save = () => {
    const read = readDraft(site.timeZone, draft, raffle)
    onErrors('errors' in read ? read.errors : {})
    if (!('form' in read)) return
    void attempt(async () => {
      const { data } = raffle
        ? await call('saveRaffle', {
            params: { raffle_id: raffle.raffle_id },
            body: { ...read.form, version: raffle.version },
          })
        : await call('createRaffle', { body: read.form })
      void showSuccess(t('success.raffleSaved'))
      if (raffle) return revalidate()
      const page = href('/dashboard/admin/raffle/edit/:raffle_id', locale, {
        raffle_id: data.raffle.raffle_id,
      })
      await navigate(page, { replace: true })
    })
  }
  const act = (deed: Deed) => {
    if (!raffle) return
    const params = { raffle_id: raffle.raffle_id }
    void attempt(async () => {
      const { message } =
        deed === 'openRaffle'
          ? await call('openRaffle', { params, body: { version: raffle.version } })
          : await call('unscheduleRaffle', { params })
      const done = deed === 'openRaffle' ? 'success.raffleOpened' : 'success.raffleSaved'
      void showSuccess(t(message === waitsForColleague ? 'shell.waitsForColleague' : done))
      await revalidate()
    })
  }
  /** Its unsaved words go with it, so leaving the page asks nothing. */
  const remove = async () => {
    if (!raffle) return
    setBusy(true)
    try {
      await call('deleteRaffle', { params: { raffle_id: raffle.raffle_id } })
      await navigate(href('/dashboard/admin/raffle/list', locale))
    } finally {
      setBusy(false)
    }
  }
  return { busy, save, act, remove }
}
