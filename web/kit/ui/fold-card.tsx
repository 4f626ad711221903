import { type ReactNode, useId, useState } from 'react'
import { Icon } from './icon.tsx'
import { phone, useMedia } from './use-media.ts'

type Props = {
  id?: string
  title: ReactNode
  icon?: ReactNode
  /** The most important word, at the end of the folded row. */
  end?: ReactNode
  /** Shown beside the title where there is room. */
  aside?: ReactNode
  /** False while it asks for something: then it stays open on a phone, too. */
  folds?: boolean
  /** Not a card where there is room, but a part of the page. */
  bare?: boolean
  children: ReactNode
}

const row = 'fold max-md:border-t max-md:border-line [.fold+&]:max-md:-mt-6'
const carded =
  'card md:p-6 max-md:rounded-none max-md:border-x-0 max-md:border-b-0 max-md:bg-transparent max-md:p-0'

/** What a page rarely needs: a card where there is room, a row that opens on a phone; open on paper. */
export function FoldCard({ id, title, icon, end, aside, folds = true, bare = false, children }: Props) {
  const [open, setOpen] = useState(false)
  const heading = useId()
  const body = useId()
  // The server renders phones first.
  const isRow = useMedia(phone, true) && folds
  const shape = folds ? `${row} ${bare ? '' : carded}` : bare ? '' : 'card p-4 sm:p-6'
  return (
    <section id={id} aria-labelledby={heading} className={shape}>
      <div className="flex items-center justify-between gap-4">
        <h2 id={heading} className="type-h3 min-w-0 grow">
          {isRow && <span className="hidden print:inline">{title}</span>}
          {isRow ? (
            <button
              type="button"
              aria-expanded={open}
              aria-controls={body}
              className="flex w-full max-md:min-h-12 items-center gap-2 text-start print:hidden"
              onClick={() => setOpen(!open)}
            >
              {icon}
              <span className="min-w-0 grow">{title}</span>
              {end && <span className="type-small max-w-1/2 truncate text-ink-2 md:hidden">{end}</span>}
              <Icon name="chevron-down" className={`text-ink-3 md:hidden ${open ? 'rotate-180' : ''}`} />
            </button>
          ) : (
            <span className="flex items-center gap-2">
              {icon}
              {title}
            </span>
          )}
        </h2>
        {aside && <span className={folds ? 'max-md:hidden' : ''}>{aside}</span>}
      </div>
      <div id={body} className={isRow && !open ? 'max-md:hidden print:block' : isRow ? 'max-md:pb-4' : ''}>
        {children}
      </div>
    </section>
  )
}
