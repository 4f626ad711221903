import type { Command, Editor } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'
import { useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { mostInBlock } from '#core/site/post-drafts.ts'
import { localeInfo } from '#i18n/locales.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { copyText } from '#web/kit/ui/copy-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { showSuccess } from '#web/kit/ui/toasts.ts'
import type { Conflict, DraftBlock } from '../desk-types.ts'
import { wordDifference, wordsOf } from '../document/word-difference.ts'
import { Pieces } from '../panels/pieces.tsx'
import { showBlocks } from './sheet-blocks.ts'
import type { DraftEditor } from './use-draft-editor.ts'
import type { Rows } from './use-rows.ts'

const CompareDialog = opensLater(() => import('../panels/compare-dialog.tsx'))

type Props = { text: DraftEditor; source: DraftEditor | null; rows: Rows }

/** Below a block what is to decide about it, and the places of what a translation lacks. */
export function BlockNotes({ text, source, rows }: Props) {
  useSyncExternalStore(text.places.subscribe, text.places.version, () => 0)
  // The places are elements of the browser's.
  if (!text.editor) return null
  const { refused } = text.state
  const { conflicts } = text.state.known
  const shown = new Set(text.sync.text.blocks.map(({ id }) => id))
  return (
    <>
      {[...conflicts].map(([key, conflict]) =>
        conflict.type === 'part' && shown.has(key) ? (
          createPortal(
            <ConflictNote text={text} conflict={conflict} />,
            text.places.element('note', key),
            key,
          )
        ) : conflict.type === 'part' ? (
          <ConflictNote key={key} text={text} conflict={conflict} />
        ) : null,
      )}
      {[...refused]
        .filter(([id]) => !conflicts.has(id))
        .map(([id, { type }]) =>
          createPortal(<RefusedNote type={type} />, text.places.element('note', id), id),
        )}
      {source &&
        [...rows.stale]
          .filter((id) => !conflicts.has(id) && !refused.has(id))
          .map((id) =>
            createPortal(
              <StaleNote text={text} source={source} id={id} />,
              text.places.element('note', id),
              id,
            ),
          )}
      {source &&
        rows.missing.map(({ id, after }) =>
          createPortal(
            <MissingNote text={text} source={source} id={id} after={after} />,
            text.places.element('missing', id),
            id,
          ),
        )}
    </>
  )
}

/** A block is larger than a post can have it. */
function RefusedNote({ type }: { type: DraftBlock['type'] }) {
  const { t, dir, locale } = useApp()
  const kind = type === 'table' ? 'table' : /List$/.test(type) ? 'list' : 'text'
  return (
    <p className="type-small flex gap-3 text-warning" dir={dir} lang={locale} role="alert">
      <Icon name="triangle-alert" size={16} className="mt-0.5 shrink-0" />
      {t(`blogdesk.refused.${kind}`, mostInBlock)}
    </p>
  )
}

type NoteProps = { text: DraftEditor; source: DraftEditor; id: string }

function StaleNote({ text, source, id }: NoteProps) {
  const { t } = useApp()
  const [comparing, setComparing] = useState(false)
  const revision = source.state.known.bases.get(id)?.revision ?? 0
  const language = localeInfo(source.draft.language).name
  return (
    <p
      className="type-small flex flex-wrap items-center gap-x-3 gap-y-1 text-warning"
      dir={useApp().dir}
      lang={useApp().locale}
    >
      <Icon name="timer" size={16} />
      <span>{t('blogdesk.sourceChanged', { language })}</span>
      <Button variant="link" size="small" onClick={() => setComparing(true)}>
        {t('blogdesk.compare')}
      </Button>
      <Button variant="link" size="small" onClick={() => text.sync.confirm(id, revision)}>
        {t('blogdesk.stillRight')}
      </Button>
      {comparing && <CompareDialog text={text} source={source} id={id} onClose={() => setComparing(false)} />}
    </p>
  )
}

function MissingNote({ text, source, id, after }: NoteProps & { after: string | null }) {
  const { t, dir, locale } = useApp()
  const block = source.sync.text.blocks.find((each) => each.id === id)?.block
  if (!block || !text.editor) return null
  const put = (own: DraftBlock) => {
    const { editor } = text
    const blocks = [...text.sync.text.blocks]
    // A second press before the first one is shown.
    if (!editor || blocks.some((each) => each.id === id)) return
    blocks.splice(blocks.findIndex((each) => each.id === after) + 1, 0, { id, block: own })
    showBlocks(editor, blocks)
    enterBlock(editor, id)
    text.sync.typed()
  }
  const empty = emptied(block)
  return (
    <div
      className="-mx-3 my-1 grid gap-2.5 rounded-[8px] border border-line-strong border-dashed p-3 text-[0.875rem] text-ink-3"
      dir={dir}
      lang={locale}
    >
      <p>{t('blogdesk.notTranslated')}</p>
      <span className="flex flex-wrap gap-2">
        {empty && (
          <Button size="small" onClick={() => put(empty)}>
            {t('blogdesk.translate')}
          </Button>
        )}
        <Button size="small" variant="outline" onClick={() => put(block)}>
          {t('blogdesk.copySource', { language: localeInfo(source.draft.language).name })}
        </Button>
      </span>
    </div>
  )
}

/** Puts the caret into a block's first words; a block without words is selected. */
function enterBlock(editor: Editor, id: string): void {
  const enter: Command = ({ tr }) => {
    tr.doc.forEach((node, offset) => {
      if (node.attrs.id === id) tr.setSelection(Selection.near(tr.doc.resolve(offset)))
    })
    return true
  }
  editor.chain().command(enter).focus().run()
}

/** The same kind of block without its words; null for what has no words of its own. */
function emptied(block: DraftBlock): DraftBlock | null {
  if (block.type === 'paragraph') return { type: 'paragraph', content: [] }
  if (block.type === 'heading') return { ...block, content: [] }
  return null
}

type ConflictProps = { text: DraftEditor; conflict: Extract<Conflict, { type: 'part' }> }

function ConflictNote({ text, conflict }: ConflictProps) {
  const { t, dir, locale } = useApp()
  const { id, theirs, by } = conflict
  const own = text.sync.text.blocks.find((each) => each.id === id)?.block
  const words = (block: DraftBlock | null | undefined) => (block ? wordsOf(block) : '')
  const copy = async () => {
    await copyText(words(own))
    void showSuccess(t('blogdesk.copied'))
  }
  return (
    <fieldset className="desk-conflict" aria-label={t('blogdesk.conflict')} dir={dir} lang={locale}>
      <p className="font-semibold">
        {by ? t('blogdesk.conflictBy', { name: by.username }) : t('blogdesk.conflict')}
      </p>
      <blockquote lang={localeInfo(text.draft.language).tag} dir={localeInfo(text.draft.language).dir}>
        {theirs ? (
          <Pieces pieces={wordDifference(words(own), words(theirs), text.draft.language)} />
        ) : (
          t('blogdesk.theyRemoved')
        )}
      </blockquote>
      <span className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => text.sync.resolve(id, 'yours')}>
          {t(own ? 'blogdesk.keepMine' : 'blogdesk.removeAnyway')}
        </Button>
        <Button size="small" variant="outline" onClick={() => text.sync.resolve(id, 'theirs')}>
          {t('blogdesk.takeTheirs')}
        </Button>
        {own && (
          <Button size="small" variant="link" onClick={() => void copy()}>
            {t('blogdesk.copyMine')}
          </Button>
        )}
      </span>
    </fieldset>
  )
}
