import type { ReactNode } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { Chip } from '#web/kit/ui/chip.tsx'
import { ReviewQuotes } from '#web/parts/finished/review-quotes.tsx'
import { FinishedClimbs } from '../boosters/finished-climbs.tsx'
import type { HomeData } from './home-page.tsx'

/** The newest finished climbs and two reviews, as soon as there are any (domain 3: nothing is invented). */
export function LatestWork({ climbs, reviews }: Pick<HomeData, 'climbs' | 'reviews'>) {
  const { t } = useApp()
  return (
    <>
      {climbs.length > 0 && (
        <Section id="climbs" title={t('home.climbs')} note={t('home.climbsNote')} of={climbs}>
          <FinishedClimbs climbs={climbs} />
        </Section>
      )}
      {reviews.length > 0 && (
        <Section id="reviews" title={t('home.reviews')} note={t('home.reviewsNote')} of={reviews}>
          <ReviewQuotes reviews={reviews} />
        </Section>
      )}
    </>
  )
}

type SectionProps = {
  id: string
  title: string
  note: string
  /** What it shows; marked as demo data if some of it is. */
  of: readonly { demo: boolean }[]
  children: ReactNode
}

function Section({ id, title, note, of, children }: SectionProps) {
  const { t } = useApp()
  return (
    <section className="shell home-section" aria-labelledby={id}>
      <div className="home-heading mb-6">
        <h2 id={id} className="type-h2">
          {title}
        </h2>
        <p className="type-small text-ink-3">
          {of.some(({ demo }) => demo) && <Chip className="me-3">{t('shell.demo')}</Chip>}
          {note}
        </p>
      </div>
      {children}
    </section>
  )
}
