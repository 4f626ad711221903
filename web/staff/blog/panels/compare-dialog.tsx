import { useEffect, useEffectEvent, useState } from 'react'
import { localeInfo } from '#i18n/locales.ts'
import { usePage } from '#web/frame/router/page-state.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { say } from '#web/frame/texts/say.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { type Piece, wordDifference, wordsOf } from '../document/word-difference.ts'
import type { DraftEditor } from '../editor/use-draft-editor.ts'
import { Pieces } from './pieces.tsx'

type Props = { text: DraftEditor; source: DraftEditor; id: string; onClose: () => void }

/** What the source of a block has changed since it was translated. */
export default function CompareDialog({ text, source, id, onClose }: Props) {
  const { t, call } = useApp()
  const { post_id = '' } = usePage().params
  const [pieces, setPieces] = useState<Piece[] | null>(null)
  const { language } = source.draft
  const from = text.state.known.bases.get(id)?.from ?? 0
  const now = source.sync.text.blocks.find((each) => each.id === id)?.block
  const open = useEffectEvent(() => {
    const read = async () => {
      const params = { post_id }
      const { data } = await call('listPostVersions', { params, query: { language, size: 500 } })
      const then = data.items.find(({ revision }) => revision <= from) ?? data.items.at(-1)
      if (!then) return ''
      const found = await call('getPostVersion', { params: { post_id, version_id: then.version_id } })
      const block = found.data.version.parts.find((part) => part.id === id)?.block
      return block ? wordsOf(block) : ''
    }
    read().then(
      (before) => setPieces(wordDifference(before, now ? wordsOf(now) : '', language)),
      (error) => {
        void say(t, error)
        onClose()
      },
    )
  })
  useEffect(() => open(), [])
  const { tag, dir, name } = localeInfo(language)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('blogdesk.compareTitle', { language: name })}
      closeLabel={t('shell.close')}
    >
      <p lang={tag} dir={dir} className="whitespace-pre-line" aria-busy={pieces === null}>
        {pieces && <Pieces pieces={pieces} />}
      </p>
      <div className="mt-6 flex justify-end gap-2">
        <Button
          variant="primary"
          onClick={() => {
            text.sync.confirm(id, source.state.known.bases.get(id)?.revision ?? 0)
            onClose()
          }}
        >
          {t('blogdesk.stillRight')}
        </Button>
      </div>
    </Dialog>
  )
}
