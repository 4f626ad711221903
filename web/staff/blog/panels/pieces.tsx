import { useApp } from '#web/frame/session/app-context.ts'
import type { Piece } from '../document/word-difference.ts'

/** Removed words struck through, added ones underlined, so that it reads without color. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  const { t } = useApp()
  return pieces.map(({ text, kind }, place) =>
    kind === 'same' ? (
      text
    ) : kind === 'added' ? (
      <ins key={place} className="desk-added">
        <span className="sr-only">{t('blogdesk.added')} </span>
        {text}
      </ins>
    ) : (
      <del key={place} className="desk-removed">
        <span className="sr-only">{t('blogdesk.removed')} </span>
        {text}
      </del>
    ),
  )
}
