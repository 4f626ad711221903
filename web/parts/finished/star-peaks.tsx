import './star-peaks.css'
import { useTranslate } from '#web/frame/session/app-context.ts'

const most = 5

/** A rating of one to five as small mountains, with its number in words. */
export function StarPeaks({ stars }: { stars: number }) {
  const t = useTranslate()
  return (
    <span className="inline-flex items-center gap-2">
      <svg className="star-peaks" width="75" height="13" viewBox="0 0 75 13" aria-hidden="true">
        {Array.from({ length: most }, (_, i) => (
          <path
            key={i}
            data-on={i < stars || undefined}
            d={`M${i * 15 + 0.5} 12l4.2-7.6 2 2.4 3-5.6 4.3 10.8z`}
          />
        ))}
      </svg>
      <span className="type-caption text-ink-3 tabular-nums">{t('finished.stars', { stars, most })}</span>
    </span>
  )
}
