import { useState } from 'react'
import { listed } from '#i18n/joined-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { wordsOf } from '#web/frame/texts/message-of.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { LateIcon } from '#web/kit/ui/late-icon.tsx'
import type { DeskPanel } from '../desk-types.ts'
import { PostStateChip } from '../list/post-state-chip.tsx'
import type { DeskState } from './use-desk-post.ts'
import type { DraftEditor } from './use-draft-editor.ts'

const PreviewsDialog = opensLater(() => import('../panels/previews-dialog.tsx'))
const FactsDialog = opensLater(() => import('../panels/facts-dialog.tsx'))

type Props = {
  desk: DeskState
  texts: readonly DraftEditor[]
  panel: DeskPanel
  onPanel: (panel: DeskPanel) => void
}

/** Where one is, whether all is saved, and what can be done. */
export function DeskHeader({ desk, texts, panel, onPanel }: Props) {
  const { t } = useApp()
  const { post } = desk
  const [open, setOpen] = useState<'previews' | 'facts' | null>(null)
  const [source] = texts
  const toggle = (next: Exclude<DeskPanel, null>) => onPanel(panel === next ? null : next)
  return (
    <header className="desk-header flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b px-4 py-3 lg:ps-8 lg:pe-6">
      <LocaleLink to="/dashboard/admin/blog/posts" className="flex items-center gap-1 text-ink-2 hit">
        <Icon name="chevron-left" size={16} /> {t('shell.blog')}
      </LocaleLink>
      <h1 className="min-w-0 max-w-96 truncate font-semibold">
        {source?.fields.title || t('blogdesk.untitled')}
      </h1>
      <PostStateChip state={post.state} />
      <SaveState texts={texts} isEdited={post.changed_by !== null} />
      <span className="grow" />
      <Button
        variant="link"
        className="xl:hidden"
        aria-expanded={panel === 'about'}
        onClick={() => toggle('about')}
      >
        {t('blogdesk.about')}
      </Button>
      <Button variant="link" onClick={() => setOpen('facts')}>
        {t('blogdesk.facts')}
      </Button>
      <Button variant="link" aria-pressed={panel === 'history'} onClick={() => toggle('history')}>
        {t('blogdesk.history')}
      </Button>
      <Button variant="outline" onClick={() => setOpen('previews')}>
        <LateIcon name="eye" /> {t('blogdesk.preview')}
      </Button>
      {panel !== 'publish' && (
        <Button variant="primary" onClick={() => toggle('publish')}>
          {t('blogdesk.publish')}
        </Button>
      )}
      {open === 'previews' && <PreviewsDialog post={post} onClose={() => setOpen(null)} />}
      {open === 'facts' && <FactsDialog desk={desk} onClose={() => setOpen(null)} />}
    </header>
  )
}

const showRefused = () =>
  document.querySelector('.desk-sheet > [data-mark="refused"]')?.scrollIntoView({ block: 'center' })

/** Said to screen readers when it changes, not at every key. What came with the product has no hour. */
function SaveState({ texts, isEdited }: { texts: readonly DraftEditor[]; isEdited: boolean }) {
  const { t } = useApp()
  const times = useTimes()
  const states = texts.map(({ state }) => state)
  const kept = states.find(({ status }) => status === 'kept')
  const isBusy = states.some(({ status }) => status === 'saving' || status === 'typed')
  const last = states
    .map(({ savedAt }) => savedAt ?? '')
    .toSorted()
    .at(-1)
  const conflicts = states.reduce((sum, { known }) => sum + known.conflicts.size, 0)
  if (kept) {
    const refused = states.reduce((sum, state) => sum + state.refused.size, 0)
    const why =
      refused > 0
        ? t('blogdesk.refusedCount', { count: refused })
        : kept.trouble === 'refused'
          ? wordsOf(t, kept.code ?? 'something_wrong')
          : t(kept.trouble === 'session' ? 'blogdesk.noSession' : 'blogdesk.noLine')
    return (
      <p className="desk-saved type-small flex items-center gap-1.5 text-warning" role="status">
        <Icon name="triangle-alert" size={16} />
        <span>
          {kept.onDevice ? listed(t, why, t('blogdesk.onDevice')) : listed(t, why, t('blogdesk.onlyHere'))}
        </span>
        {refused > 0 && (
          <Button variant="link" size="small" onClick={showRefused}>
            {t('blogdesk.showRefused')}
          </Button>
        )}
      </p>
    )
  }
  return (
    <p className="desk-saved type-small flex items-center gap-1.5 text-ink-2" role="status">
      {conflicts > 0 ? (
        <span className="text-warning">{t('blogdesk.conflicts', { count: conflicts })}</span>
      ) : isBusy ? (
        t('blogdesk.saving')
      ) : last && isEdited ? (
        <>
          <Icon name="circle-check" size={16} className="text-good" />
          {t('blogdesk.savedAt', { time: times.time(last) })}
        </>
      ) : null}
    </p>
  )
}
