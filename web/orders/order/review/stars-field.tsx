import './review.css'
import { mostStars, type RatedPart } from '#core/boosters/reviews.ts'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { Peak } from './peak.tsx'

type Props = {
  part: RatedPart
  /** 0 until one is chosen. */
  stars: number
  onChange: (stars: number) => void
}

/** One rating as five mountains: a radio group, so that arrow keys change it. */
export function StarsField({ part, stars, onChange }: Props) {
  const t = useTranslate()
  return (
    <fieldset className="stars-field">
      <legend className="type-table float-start">{t(`finished.rated.${part}`)}</legend>
      <span className="stars-choices">
        {Array.from({ length: mostStars }, (_, i) => i + 1).map((value) => (
          <label key={value}>
            <input
              type="radio"
              className="sr-only"
              name={part}
              checked={value === stars}
              onChange={() => onChange(value)}
              aria-label={t('finished.stars', { stars: value, most: mostStars })}
            />
            <Peak size={18} isOn={value <= stars} />
          </label>
        ))}
      </span>
      <span className="stars-words type-caption text-ink-3 tabular-nums" aria-hidden="true">
        {stars > 0 && t('finished.stars', { stars, most: mostStars })}
      </span>
    </fieldset>
  )
}
