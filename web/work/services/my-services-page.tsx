import { type ReactNode, useState } from 'react'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { LeaveGuard } from '#web/frame/shell/ask-to-discard.tsx'
import { useTimeZone } from '#web/frame/texts/use-time-zone.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { showSuccess } from '#web/kit/ui/toasts.ts'
import { AwayBar } from './away-bar.tsx'
import { isSame, merged } from './merged.ts'
import { PlayedPart } from './played-part.tsx'
import { Preview } from './preview.tsx'
import { AboutPart, HoursPart, LanguagesPart } from './profile-parts.tsx'
import { RequestPart } from './request-part.tsx'
import { allowedOf, bodyOf, formOf, formRefusal, type Mine, moreOf, withServices } from './services-form.ts'
import { placeIn } from './services-place.ts'
import { useAway } from './use-away.ts'

export async function loader({ call, url }: LoaderContext) {
  const { data } = await call('getMyServices')
  return { mine: data.mine, first: placeIn(url.searchParams) }
}

type Data = Awaited<ReturnType<typeof loader>>

export function meta({ t, site }: MetaContext<Data>) {
  return { title: `${t('shell.myServices')} | ${site.name}`, description: t('services.description') }
}

/** What a booster plays, when they play, and what customers read about them. */
export function Page({ data }: { data: Data }) {
  const { t } = useApp()
  const { mine, form, change, save, take, busy, isChanged, dirty } = useServices(data)
  const away = useAway()
  const allowed = allowedOf(mine)
  const refusal = formRefusal(form, mine)
  const isRefused = refusal === 'service' || refusal === 'language'
  const why = refusal
    ? isRefused
      ? t(refusal === 'service' ? 'services.noService' : 'services.languageMissing')
      : t('services.noQueue', { game: t(`games.game.${refusal}`) })
    : null
  return (
    <>
      <LeaveGuard dirty={dirty && !busy} />
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div>
          <h1 className="type-h1">{t('shell.myServices')}</h1>
          <p className="type-body mt-1 max-w-[68ch] text-ink-2">{t('services.lead')}</p>
        </div>
        <LocaleLink
          to="/booster/:username"
          params={{ username: mine.username }}
          className="text-link hit type-small mt-2"
        >
          {t('services.publicPage')}
        </LocaleLink>
      </header>
      {isChanged && (
        <Notice tone="warning" className="mt-6" title={t('services.changedTitle')}>
          {t('services.changedText')}
        </Notice>
      )}
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_368px]">
        <div className="grid min-w-0 gap-6">
          <Part title={t('services.plays')} text={t('services.playsText')}>
            <PlayedPart form={form} allowed={allowed} first={data.first} onChange={change} />
            <RequestPart request={mine.request} more={moreOf(form, mine)} onMine={take} />
          </Part>
          <Part title={t('services.away')}>
            <div className="mt-3">
              {mine.paused ? (
                t('booster.refusal.booster_paused')
              ) : (
                <AwayBar away={data.mine.away} {...away} />
              )}
            </div>
          </Part>
          <Part title={t('services.hours')}>
            <HoursPart form={form} onChange={change} />
          </Part>
          <Part title={t('profile.languages')}>
            <LanguagesPart form={form} isMissing={refusal === 'language'} onChange={change} />
          </Part>
          <Part title={t('services.about')}>
            <AboutPart form={form} onChange={change} />
          </Part>
        </div>
        <aside className="min-w-0 xl:sticky xl:top-24" aria-labelledby="preview">
          <h2 id="preview" className="type-h3 mb-3">
            {t('services.preview')}
          </h2>
          <Preview username={mine.username} form={form} allowed={allowed} />
        </aside>
      </div>
      <footer
        className={`-mx-4 mt-8 flex flex-wrap items-center justify-end gap-2 border-line border-t bg-ground p-4 ${dirty ? 'sticky bottom-0 z-10 max-lg:bottom-16' : ''}`}
      >
        <Button
          variant="primary"
          busy={busy}
          disabledReason={why ?? (dirty ? null : t('services.unchanged'))}
          onClick={save}
        >
          {t('services.save')}
        </Button>
      </footer>
    </>
  )
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <Card>
      <h2 className="type-h3">{title}</h2>
      {text && <p className="type-small mt-1 text-ink-2">{text}</p>}
      {children}
    </Card>
  )
}

/** The form over what the server last said; what others saved meanwhile is put below what this booster has changed. */
function useServices({ mine: read, first }: Data) {
  const { t, call, locale } = useApp()
  const { busy, run } = useAction()
  const here = useTimeZone()
  const [mine, setMine] = useState(read)
  const [isChanged, setChanged] = useState(false)
  const [form, setForm] = useState(() => {
    const own = formOf(read, locale)
    const asked = first?.service
    return asked && !own.services.includes(asked)
      ? withServices(own, [...own.services, asked].toSorted())
      : own
  })
  /** The server has said something newer: it is shown below what was changed here. */
  const take = (next: Mine) => {
    setForm((now) => merged(formOf(mine, locale), now, formOf(next, locale)))
    setMine(next)
  }
  const [seen, setSeen] = useState(read)
  if (read !== seen) {
    setSeen(read)
    take(read)
    if (read.version > mine.version && !isSame(formOf(mine, locale), form)) setChanged(true)
  }
  const shown = { ...form, time_zone: form.time_zone || here || 'UTC' }
  const own = bodyOf(shown, mine)
  const dirty = !isSame(own, bodyOf({ ...formOf(mine, locale), time_zone: shown.time_zone }, mine))
  const save = () =>
    run(async () => {
      try {
        const { data } = await call('saveMyServices', { body: own })
        setChanged(false)
        take(data.mine)
        void showSuccess(t('services.saved'))
      } catch (error) {
        if (!isCallError(error) || error.code !== 'services_changed') throw error
        take((await call('getMyServices')).data.mine)
        setChanged(true)
      }
    })
  return { mine, form: shown, change: setForm, save, take, busy, isChanged, dirty }
}
