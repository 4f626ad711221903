import type { ReactNode } from 'react'
import { useTranslate, useUser } from '#web/frame/session/app-context.ts'
import type { SectionId } from './sections.tsx'

/** A section: heading and lead beside its parts, on a hairline. Its id is the address's anchor. */
export function SectionFrame({ id, children }: { id: SectionId; children: ReactNode }) {
  const t = useTranslate()
  const isBooster = useUser()?.permissions.includes('Booster') ?? false
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="settings-section">
      <div>
        <h2 id={`${id}-title`} className="type-h3">
          {t(`settings.title.${id}`)}
        </h2>
        <p className="type-small mt-2 text-ink-2">
          {t(id === 'profile' && isBooster ? 'settings.lead.boosterProfile' : `settings.lead.${id}`)}
        </p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
