import { useState } from 'react'
import type { LocaleCode } from '#contract/values.ts'
import { atWallClock, wallClock } from '#core/base/zones.ts'
import { times } from '#i18n/times.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { Segment } from '#web/kit/ui/segment.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { showError, showSuccess } from '#web/kit/ui/toasts.ts'
import type { DeskPost } from '../desk-types.ts'
import type { DeskState } from '../editor/use-desk-post.ts'
import type { DraftEditor } from '../editor/use-draft-editor.ts'
import { CheckList } from './check-list.tsx'
import { LanguageBar } from './language-bar.tsx'

type Props = { desk: DeskState; texts: readonly DraftEditor[]; onClose: () => void }

const hourMs = 60 * 60 * 1000

/** When and in which languages a post goes live; the text stays in sight beside it. */
export function PublishPanel({ desk, texts, onClose }: Props) {
  const { t, site } = useApp()
  const { post, checks } = desk
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [at, setAt] = useState(() => {
    const next = Math.ceil((Date.now() + 24 * hourMs) / hourMs) * hourMs
    return wallClock(next, site.timeZone).toISOString().slice(0, 16)
  })
  const errors = checks.filter(({ level }) => level === 'error')
  const isReady = (code: LocaleCode) =>
    post.languages[code] !== undefined && !errors.some(({ language }) => language === code)
  const [chosen, setChosen] = useState<ReadonlySet<LocaleCode> | null>(null)
  const isDue = (code: LocaleCode) => {
    const now = post.languages[code]
    return isReady(code) && (now?.state !== 'live' || now.changed)
  }
  const ticked = post.offered.filter((code) => isReady(code) && (chosen?.has(code) ?? isDue(code)))
  const instant = at ? new Date(atWallClock(Date.parse(`${at}Z`), site.timeZone)) : null
  const isPast = when === 'later' && (!instant || instant.getTime() <= Date.now())
  const actions = usePublish(desk, texts)
  const why = ticked.length === 0 ? t('blogdesk.noneReady') : isPast ? t('errors.post_time_past') : null
  return (
    <aside className="desk-publish" aria-labelledby="publish-title">
      <header className="flex items-center">
        <h2 id="publish-title" className="grow">
          {t('blogdesk.publish')}
        </h2>
        <IconButton label={t('shell.close')} icon={<Icon name="x" />} onClick={onClose} />
      </header>
      <section>
        <Segment
          label={t('blogdesk.when')}
          value={when}
          options={[
            { value: 'now', label: t('blogdesk.now') },
            { value: 'later', label: t('blogdesk.later') },
          ]}
          onChange={setWhen}
        />
        {when === 'later' && (
          <Field
            label={t('blogdesk.time')}
            hideLabel
            hint={instant && <Elsewhere at={instant} />}
            error={isPast ? t('errors.post_time_past') : null}
          >
            <TextInput type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
          </Field>
        )}
      </section>
      <section>
        <h3 className="flex">
          <span className="grow">{t('blogdesk.languages')}</span>
          <span className="font-normal text-ink-2">
            {t('blogdesk.goLive', { count: ticked.length, all: post.offered.length })}
          </span>
        </h3>
        <ul>
          {post.offered.map((code) => (
            <li
              key={code}
              className="flex flex-wrap items-center gap-x-3 border-line border-t py-2 *:flex *:min-w-full *:flex-1 *:items-center *:gap-3"
            >
              {isReady(code) ? (
                <label>
                  <input
                    type="checkbox"
                    className="checkbox"
                    checked={ticked.includes(code)}
                    onChange={({ target }) => {
                      const next = new Set(ticked)
                      if (target.checked) next.add(code)
                      else next.delete(code)
                      setChosen(next)
                    }}
                  />
                  <LanguageBar post={post} code={code} />
                </label>
              ) : (
                <span className="flex gap-3">
                  <DashboardIcon name="circle-dashed" size={20} className="text-ink-3" />
                  <LanguageBar post={post} code={code} />
                </span>
              )}
              <LanguageDeeds post={post} code={code} actions={actions} />
            </li>
          ))}
        </ul>
        <p className="type-caption text-ink-3">{t('blogdesk.othersLater')}</p>
      </section>
      <section>
        <h3>{t('blogdesk.checked')}</h3>
        <CheckList post={post} checks={checks} />
      </section>
      <footer className="items-start">
        <PostDeeds post={post} actions={actions} />
        <Button
          variant="primary"
          busy={actions.busy}
          disabledReason={why}
          onClick={() =>
            void actions.publish(ticked, when === 'now' ? null : (instant?.toISOString() ?? null))
          }
        >
          {t(when === 'now' ? 'blogdesk.publishCount' : 'blogdesk.scheduleCount', { count: ticked.length })}
        </Button>
      </footer>
    </aside>
  )
}

/** The hour in two other places, for orientation. */
function Elsewhere({ at }: { at: Date }) {
  const { t, site, locale } = useApp()
  const hour = (zone: string) => times(locale, zone).time(at)
  return t('blogdesk.elsewhere', {
    zone: site.timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? site.timeZone,
    london: hour('Europe/London'),
    beijing: hour('Asia/Shanghai'),
  })
}

type Actions = ReturnType<typeof usePublish>

function LanguageDeeds({ post, code, actions }: { post: DeskPost; code: LocaleCode; actions: Actions }) {
  const { t } = useApp()
  const now = post.languages[code]
  if (now?.state === 'scheduled')
    return (
      <p className="justify-end">
        <Button size="small" variant="link" onClick={() => void actions.act('unschedulePost', [code])}>
          {t('blogdesk.unschedule')}
        </Button>
      </p>
    )
  if (now?.state !== 'live') return null
  return (
    <p className="justify-end">
      <Button size="small" variant="link" onClick={() => void actions.act('unpublishPost', [code])}>
        {t('blogdesk.unpublish')}
      </Button>
    </p>
  )
}

function PostDeeds({ post, actions }: { post: DeskPost; actions: Actions }) {
  const { t } = useApp()
  const isArchived = post.state === 'archived'
  return (
    <Button
      variant="outline"
      onClick={() => void actions.archive(isArchived ? 'unarchivePost' : 'archivePost')}
    >
      {t(isArchived ? 'blogdesk.unarchive' : 'blogdesk.archive')}
    </Button>
  )
}

/** Saves first, so that what goes live is what is on the page. */
function usePublish(desk: DeskState, texts: readonly DraftEditor[]) {
  const { t, call } = useApp()
  const messageOf = useMessageOf()
  const [busy, setBusy] = useState(false)
  const params = { post_id: desk.post.post_id }
  const attempt = async (work: () => Promise<{ data: { post: DeskPost } }>, done: string) => {
    setBusy(true)
    try {
      await Promise.all(texts.map(({ sync }) => sync.flush()))
      if (texts.some(({ sync }) => sync.dirty)) return void showError(t('blogdesk.unsavedFirst'))
      desk.show((await work()).data.post)
      void showSuccess(done)
    } catch (error) {
      void showError(messageOf(error))
      desk.reread()
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    publish: (codes: readonly LocaleCode[], at: string | null) =>
      attempt(
        () => {
          const seen = codes.map((language) => ({
            language,
            revision: revisionOf(desk.post, texts, language),
          }))
          return call('publishPost', { params, body: { languages: seen, at } })
        },
        t(at ? 'success.postScheduled' : 'success.postPublished'),
      ),
    act: (deed: 'unpublishPost' | 'unschedulePost', languages: LocaleCode[]) =>
      attempt(
        () => call(deed, { params, body: { languages } }),
        t(deed === 'unpublishPost' ? 'success.postUnpublished' : 'success.postUnscheduled'),
      ),
    archive: (deed: 'archivePost' | 'unarchivePost') =>
      attempt(
        () => call(deed, { params }),
        t(deed === 'archivePost' ? 'success.postArchived' : 'success.postUnarchived'),
      ),
  }
}

/** What was seen: the open texts as they are here, the others as the list of languages shows them. */
function revisionOf(post: DeskPost, texts: readonly DraftEditor[], language: LocaleCode): number {
  const open = texts.find(({ draft }) => draft.language === language)
  return open?.sync.state.known.revision ?? post.languages[language]?.revision ?? 0
}
