import type { ReactNode } from 'react'
import type { ApplicationPart } from '#core/boosters/applications.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'

/** The element to which a camp of the ridge leads. */
export const partId = (part: ApplicationPart) => `part-${part}`

type PartProps = {
  part: ApplicationPart
  /** At the end of the heading's line. */
  aside?: ReactNode
  done: boolean
  folded: boolean
  onFold: (folded: boolean) => void
  /** What is folded, in one line. */
  summary: ReactNode
  children: ReactNode
}

/** A part of the application; once it is complete, it folds to one line. */
export function Part({ part, aside, done, folded, onFold, summary, children }: PartProps) {
  const { t } = useApp()
  const id = partId(part)
  const title = t(`application.part.${part}`)
  if (folded)
    return (
      <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="apply-folded">
        <span className="apply-check">
          <Icon name="check" />
        </span>
        <div className="min-w-0 grow">
          <h2 id={`${id}-title`} className="type-h3">
            {title}
          </h2>
          <div className="type-small text-ink-2">{summary}</div>
        </div>
        <Button variant="link" onClick={() => onFold(false)}>
          {t('application.change')} <span className="sr-only">{title}</span>
        </Button>
      </section>
    )
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="apply-part">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={`${id}-title`} className="type-h2">
          {title}
        </h2>
        {aside && <p className="type-small text-ink-2">{aside}</p>}
      </div>
      {children}
      {done && (
        <Button variant="outline" size="small" className="mt-6" onClick={() => onFold(true)}>
          <Icon name="check" size={16} /> {t('application.fold')}
          <span className="sr-only">{title}</span>
        </Button>
      )}
    </section>
  )
}
