import type { Editor } from '@tiptap/core'
import { useRef, useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { LeaveGuard } from '#web/frame/shell/ask-to-discard.tsx'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { showError } from '#web/kit/ui/toasts.ts'
import type { DeskPanel, DeskPost, Draft } from '../desk-types.ts'
import type { Dropped } from '../document/dropped.ts'
import { HistoryPanel } from '../panels/history-panel.tsx'
import { PublishPanel } from '../panels/publish-panel.tsx'
import { SidePanel } from '../panels/side-panel.tsx'
import type { Source } from '../sync/draft-state.ts'
import { Columns } from './columns.tsx'
import { DeskHeader } from './desk-header.tsx'
import { DroppedNote } from './dropped-note.tsx'
import { KeptNote } from './kept-note.tsx'
import { insertThing, Toolbar } from './toolbar.tsx'
import { useDeskPost } from './use-desk-post.ts'
import { type DraftEditor, useDraftEditor } from './use-draft-editor.ts'
import { usePresence } from './use-presence.ts'

type AloneProps = { post: DeskPost; source: Draft }

const noSource = () => null

export function SourceAlone({ post, source }: AloneProps) {
  const tools = useTools()
  const desk = useDeskPost(post)
  const own = useDraftEditor({ post, draft: source, source: noSource, onSaved: desk.reread, ...tools })
  return <Desk desk={desk} source={own} other={null} tools={tools} />
}

export function SourceAndTranslation({ post, source, other }: AloneProps & { other: Draft }) {
  const tools = useTools()
  const desk = useDeskPost(post)
  const own = useDraftEditor({ post, draft: source, source: noSource, onSaved: desk.reread, ...tools })
  const revisions = (): Source => {
    const { bases, fields } = own.sync.state.known
    return {
      parts: new Map([...bases].map(([id, { revision }]) => [id, revision ?? 0])),
      fields: {
        title: fields.title.revision,
        description: fields.description.revision,
        slug: fields.slug.revision,
      },
    }
  }
  const translation = useDraftEditor({
    post,
    draft: other,
    source: revisions,
    onSaved: desk.reread,
    ...tools,
  })
  return <Desk desk={desk} source={own} other={translation} tools={tools} />
}

type Tools = ReturnType<typeof useTools>

/** What a paste left out, and pictures on their way. */
function useTools() {
  const { call } = useApp()
  const messageOf = useMessageOf()
  const [dropped, setDropped] = useState<Dropped | null>(null)
  const [uploading, setUploading] = useState(0)
  const onPicture = async (editor: Editor, file: File) => {
    setUploading((count) => count + 1)
    try {
      const form = new FormData()
      form.set('file', file)
      const { data } = await call('uploadPostPicture', { form })
      insertThing(editor, { type: 'picture', attrs: { picture: data.picture_id, alt: '', caption: '' } })
    } catch (error) {
      void showError(messageOf(error))
    } finally {
      setUploading((count) => count - 1)
    }
  }
  return {
    dropped,
    uploading,
    onDropped: setDropped,
    onPicture: (editor: Editor, file: File) => void onPicture(editor, file),
  }
}

type Props = {
  desk: ReturnType<typeof useDeskPost>
  source: DraftEditor
  other: DraftEditor | null
  tools: Tools
}

function Desk({ desk, source, other, tools }: Props) {
  const [panel, setPanel] = useState<DeskPanel>(null)
  const [active, setActive] = useState<'source' | 'other'>('source')
  const place = useRef<HTMLDivElement>(null)
  const both = other ? [source, other] : [source]
  const now = active === 'other' && other ? other : source
  const presence = usePresence(desk.post.post_id, now.draft.language, both, desk.reread)
  const unkept = both.some(({ sync, state }) => sync.dirty && !state.onDevice)
  const unsaved = both.some(({ sync }) => sync.dirty)
  return (
    <div className="desk" data-panel={panel === 'about' ? undefined : (panel ?? undefined)} ref={place}>
      <LeaveGuard dirty={unsaved || unkept} />
      <DeskHeader desk={desk} texts={both} panel={panel} onPanel={setPanel} />
      {both.map((text) => (
        <KeptNote key={text.draft.language} text={text} />
      ))}
      {tools.dropped && <DroppedNote dropped={tools.dropped} onClose={() => tools.onDropped(null)} />}
      {panel === 'history' ? (
        <HistoryPanel desk={desk} text={now} onClose={() => setPanel(null)} />
      ) : (
        <div className="desk-body">
          <div className="flex min-w-0 flex-col bg-surface-2">
            <Toolbar
              editor={now.editor}
              language={now.draft.language}
              onPicture={(file) => now.editor && tools.onPicture(now.editor, file)}
            />
            <Columns
              desk={desk}
              source={source}
              other={other}
              active={active}
              onActive={setActive}
              people={presence}
              uploading={tools.uploading > 0}
            />
          </div>
          {panel === 'publish' ? (
            <PublishPanel desk={desk} texts={both} onClose={() => setPanel(null)} />
          ) : (
            <SidePanel
              desk={desk}
              source={source}
              other={other}
              isOpen={panel === 'about'}
              onPanel={setPanel}
            />
          )}
        </div>
      )}
    </div>
  )
}
