import { useTranslate } from '../session/app-context.ts'

/** The first stop for keyboards: it skips header or rail and jumps to the content. */
export function SkipLink() {
  const t = useTranslate()
  return (
    <a
      href="#main"
      className="type-small fixed start-4 top-2 z-30 -translate-y-16 rounded-button bg-surface-2 px-4 py-2.5 font-semibold focus:translate-y-0 focus:shadow-lifted print:hidden"
    >
      {t('shell.skip')}
    </a>
  )
}
