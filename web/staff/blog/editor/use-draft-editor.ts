import { type Editor, Node } from '@tiptap/core'
import { useEditor } from '@tiptap/react'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { localeInfo } from '#i18n/locales.ts'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { newId } from '#web/frame/session/new-id.ts'
import type { DeskPost, Draft, FieldName } from '../desk-types.ts'
import { BlockIds } from '../document/block-ids.ts'
import type { Dropped } from '../document/dropped.ts'
import { blockTypes, postNodes } from '../document/post-schema.ts'
import { type Source, type Text, textOf } from '../sync/draft-state.ts'
import { DraftSync, SaveFailure, type SyncState } from '../sync/draft-sync.ts'
import { KeptText } from '../sync/kept-text.ts'
import { device, useTabLock } from './device.ts'
import { Holes } from './holes.ts'
import { Paste } from './paste.ts'
import { Places, ShowPlaces } from './places.ts'
import { blocksOf, canonical, showBlocks } from './sheet-blocks.ts'
import { thingViews } from './thing-views.tsx'

/** A text of a post as it is written: its editor, its fields, and how it is saved. */
export type DraftEditor = {
  draft: Draft
  editor: Editor | null
  sync: DraftSync
  state: SyncState
  places: Places
  kept: KeptText
  fields: Record<FieldName, string>
  setField: (name: FieldName, value: string) => void
}

type Options = {
  post: DeskPost
  draft: Draft
  source: () => Source
  onDropped: (dropped: Dropped) => void
  onPicture: (editor: Editor, file: File) => void
  onSaved: () => void
}

/** A translation can be empty: the places of what is missing stand for its blocks. */
const EmptyDoc = Node.create({ name: 'doc', topNode: true, content: `(${blockTypes.join(' | ')})*` })

export function useDraftEditor({ post, draft, source, onDropped, onPicture, onSaved }: Options): DraftEditor {
  const { call, t } = useApp()
  const user = useUser()
  // Whoever signs in later here isn't whose text this is.
  const writer = useRef('')
  writer.current ||= user?._id ?? ''
  const [places] = useState(() => new Places())
  const isSource = draft.language === post.source_language
  const [fields, setFields] = useState(() => textOf(draft).fields)
  const fieldsNow = useRef(fields)
  const editorNow = useRef<Editor | null>(null)
  const saved = useEffectEvent(onSaved)
  const [kept] = useState(
    () =>
      new KeptText(
        device(),
        { user: () => writer.current, post: post.post_id, language: draft.language },
        newId(),
      ),
  )
  useTabLock(kept.tab)
  const [sync] = useState(() => {
    const isSaved = (id: string): boolean =>
      made.state.known.bases.has(id) || (source()?.parts.has(id) ?? false)
    const made: DraftSync = new DraftSync({
      draft,
      kept,
      source,
      newKey: newId,
      sheet: {
        read: (): Text => ({
          blocks: editorNow.current ? blocksOf(editorNow.current.state.doc, isSaved) : textOf(draft).blocks,
          fields: fieldsNow.current,
        }),
        show: (text) => {
          if (editorNow.current) showBlocks(editorNow.current, text.blocks)
          fieldsNow.current = text.fields
          setFields(text.fields)
        },
      },
      save: async (body, idempotencyKey) => {
        try {
          const params = { post_id: post.post_id, language: draft.language }
          const { data } = await call('saveDraft', { params, body, idempotencyKey })
          if (body.changes.length > 0) saved()
          return data.saved
        } catch (error) {
          throw failureOf(error)
        }
      },
    })
    return made
  })
  const { tag, dir } = localeInfo(draft.language)
  const editor = useEditor({
    extensions: [
      ...(isSource ? postNodes : [EmptyDoc, ...postNodes.filter(({ name }) => name !== 'doc')]),
      ...thingViews(draft.language),
      BlockIds,
      Holes.configure({ language: draft.language }),
      Paste.configure({
        onDropped,
        onPicture: (file) => editorNow.current && onPicture(editorNow.current, file),
      }),
      ShowPlaces.configure({ places }),
    ],
    content: { type: 'doc', content: contentOf(draft, isSource) },
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    injectCSS: false,
    editorProps: {
      attributes: {
        class: 'desk-sheet document',
        lang: tag,
        dir,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t('blogdesk.textIn', { language: localeInfo(draft.language).name }),
      },
    },
    onUpdate: ({ transaction }) => {
      if (!transaction.getMeta('fromServer')) sync.typed()
    },
  })
  editorNow.current = editor
  useEffect(() => {
    if (!editor) return
    sync.begin((block) => canonical(editor.schema, block))
    return () => sync.close()
  }, [editor, sync])
  useReturn(sync)
  return {
    draft,
    editor,
    sync,
    places,
    kept,
    state: useSyncExternalStore(
      sync.subscribe,
      () => sync.state,
      () => sync.state,
    ),
    fields,
    setField: (name, value) => {
      fieldsNow.current = { ...fieldsNow.current, [name]: value }
      setFields(fieldsNow.current)
      sync.typed()
    },
  }
}

function contentOf(draft: Draft, isSource: boolean) {
  const content = textOf(draft).blocks.map(({ id, block }) => ({
    ...block,
    attrs: { ...('attrs' in block ? block.attrs : {}), id },
  }))
  return content.length > 0 || !isSource ? content : [{ type: 'paragraph' }]
}

/** An answer of the server is final; without one, or while it is busy, the save can be sent again. */
function failureOf(error: unknown): unknown {
  if (!isCallError(error)) return error
  if (error.status === 0 || error.status === 429 || error.status >= 500)
    return new SaveFailure('line', error.code)
  if (error.status === 401) return new SaveFailure('session', error.code)
  // `changes.3.block.content.0` names the change that the server doesn't take.
  const named = error.errors.flatMap(({ field }) => /^changes\.(\d+)\b/.exec(field)?.[1] ?? [])
  return new SaveFailure('refused', error.code, named.map(Number))
}

/** What can end a wait: the line, the page's tab coming back, another sign-in. */
function useReturn(sync: DraftSync): void {
  const { session } = useApp()
  useEffect(() => {
    const retry = () => sync.retry()
    const leave = () => void sync.flush()
    addEventListener('online', retry)
    addEventListener('focus', retry)
    addEventListener('pagehide', leave)
    const stop = session?.subscribe(() => session.state.kind === 'known' && retry())
    return () => {
      removeEventListener('online', retry)
      removeEventListener('focus', retry)
      removeEventListener('pagehide', leave)
      stop?.()
    }
  }, [sync, session])
}
