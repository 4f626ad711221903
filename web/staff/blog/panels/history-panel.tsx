import { useEffect, useEffectEvent, useState } from 'react'
import { localeInfo } from '#i18n/locales.ts'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { showError, showSuccess } from '#web/kit/ui/toasts.ts'
import type { Version, VersionText } from '../desk-types.ts'
import type { DeskState } from '../editor/use-desk-post.ts'
import type { DraftEditor } from '../editor/use-draft-editor.ts'
import { HistoryView } from './history-view.tsx'

type Props = { desk: DeskState; text: DraftEditor; onClose: () => void }
type Filter = 'own' | 'all' | 'named'

/** The versions of a text: what each changed, its name, and how to bring it back. */
export function HistoryPanel({ desk, text, onClose }: Props) {
  const { t, call } = useApp()
  const messageOf = useMessageOf()
  const { post_id } = desk.post
  const { language } = text.draft
  const [filter, setFilter] = useState<Filter>('own')
  const [versions, setVersions] = useState<readonly Version[] | null>(null)
  const [chosen, setChosen] = useState<Version | null>(null)
  const [shown, setShown] = useState<VersionText | null>(null)
  /** Compared with the text as it is now, unless another version is chosen. */
  const [other, setOther] = useState<VersionText | null>(null)
  const [round, readAgain] = useState(0)
  const refuse = useEffectEvent((error: unknown) => void showError(messageOf(error)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round reads them again
  useEffect(() => {
    const query = {
      size: 100,
      ...(filter === 'own' && { language }),
      ...(filter === 'named' && { named: 'true' as const }),
    }
    call('listPostVersions', { params: { post_id }, query }).then(
      ({ data }) => setVersions(data.items),
      (error) => refuse(error),
    )
  }, [call, post_id, language, filter, round])
  useEffect(() => {
    setShown(null)
    setOther(null)
    if (!chosen) return
    call('getPostVersion', { params: { post_id, version_id: chosen.version_id } }).then(
      ({ data }) => setShown(data.version),
      (error) => refuse(error),
    )
  }, [call, post_id, chosen])
  const restore = async () => {
    if (!shown) return
    try {
      await text.sync.flush()
      const { data } = await call('restorePostVersion', {
        params: { post_id, version_id: shown.version_id },
        body: { seen: text.sync.state.known.revision },
      })
      text.sync.take(data.saved)
      desk.reread()
      void showSuccess(t('blogdesk.restored'))
      onClose()
    } catch (error) {
      void showError(messageOf(error))
    }
  }
  const name = async (words: string) => {
    if (!shown) return
    try {
      await call('namePostVersion', {
        params: { post_id, version_id: shown.version_id },
        body: { name: words },
      })
      readAgain((count) => count + 1)
    } catch (error) {
      void showError(messageOf(error))
    }
  }
  const compareWith = async (version_id: string) => {
    setOther(null)
    if (!version_id) return
    try {
      const { data } = await call('getPostVersion', { params: { post_id, version_id } })
      setOther(data.version)
    } catch (error) {
      void showError(messageOf(error))
    }
  }
  const isOther = shown !== null && shown.language !== language
  const isEmpty = versions?.length === 0
  return (
    <div className="desk-body">
      <div className="flex min-w-0 flex-col bg-surface-2">
        {shown && !isOther ? (
          <HistoryView
            version={shown}
            other={other}
            text={text}
            choices={versions?.filter((each) => each.language === language) ?? []}
            onCompare={(id) => void compareWith(id)}
          />
        ) : (
          <p className="p-8 text-ink-2">
            {isOther
              ? t('blogdesk.otherLanguage')
              : versions && t(isEmpty ? 'blogdesk.noVersions' : 'blogdesk.chooseVersion')}
          </p>
        )}
      </div>
      <aside className="desk-publish" aria-labelledby="history-title">
        <header className="flex items-center">
          <h2 id="history-title" className="grow">
            {t('blogdesk.history')}
          </h2>
          <IconButton label={t('shell.close')} icon={<Icon name="x" />} onClick={onClose} />
        </header>
        <fieldset className="flex gap-2" aria-label={t('blogdesk.whichVersions')}>
          {(['all', 'own', 'named'] as const).map((each) => (
            <Button
              key={each}
              size="small"
              variant={each === filter ? 'quiet' : 'outline'}
              aria-pressed={each === filter}
              onClick={() => setFilter(each)}
            >
              {each === 'own' ? localeInfo(language).name : t(`blogdesk.versions.${each}`)}
            </Button>
          ))}
        </fieldset>
        {isEmpty ? (
          // Where the panel covers the text.
          <section className="text-ink-2 xl:hidden">{t('blogdesk.noVersions')}</section>
        ) : (
          <ol className="desk-versions">
            {versions?.map((version) => (
              <VersionRow
                key={version.version_id}
                version={version}
                isChosen={version.version_id === chosen?.version_id}
                onChoose={() => setChosen(version)}
              />
            ))}
          </ol>
        )}
        {shown && !isOther && (
          <RestoreFoot key={shown.version_id} version={shown} onName={name} onRestore={restore} />
        )}
      </aside>
    </div>
  )
}

type RowProps = { version: Version; isChosen: boolean; onChoose: () => void }

function VersionRow({ version, isChosen, onChoose }: RowProps) {
  const { t, site } = useApp()
  const times = useTimes()
  const user = useUser()
  const { by, at, name, kind, changed, live, language } = version
  const who = by ? (by.user_id === user?._id ? t('blogdesk.you') : by.username) : site.name
  return (
    <li data-live={live || undefined}>
      <button type="button" aria-pressed={isChosen} onClick={onChoose}>
        <span className="flex gap-2">
          <strong className="grow">{name ?? (live ? t('blogdesk.liveVersion') : who)}</strong>
          <span className="type-caption text-ink-3">{times.dateTime(at)}</span>
        </span>
        <span className="type-small text-ink-2">
          {t(`blogdesk.kind.${kind}`, {
            name: who,
            count: changed.length,
            language: localeInfo(language).name,
          })}
        </span>
      </button>
    </li>
  )
}

type FootProps = {
  version: VersionText
  onName: (name: string) => Promise<void>
  onRestore: () => Promise<void>
}

const longestName = 60

function RestoreFoot({ version, onName, onRestore }: FootProps) {
  const { t } = useApp()
  const times = useTimes()
  const [name, setName] = useState(version.name ?? '')
  const [busy, setBusy] = useState(false)
  const restore = async () => {
    setBusy(true)
    await onRestore()
    setBusy(false)
  }
  return (
    <footer className="grid gap-3">
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          void onName(name)
        }}
      >
        <input
          className="control"
          aria-label={t('blogdesk.versionName')}
          placeholder={t('blogdesk.versionName')}
          maxLength={longestName}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" variant="outline">
          {t('blogdesk.nameVersion')}
        </Button>
      </form>
      <p className="type-caption text-ink-2">
        {t('blogdesk.restoreText', { time: times.dateTime(version.at) })}
      </p>
      <Button variant="primary" busy={busy} onClick={() => void restore()}>
        {t('blogdesk.restore')}
      </Button>
    </footer>
  )
}
