import { minuteMs } from '#core/base/durations.ts'
import { isPaused } from '#core/people/quiet-hours.ts'
import { times } from '#i18n/times.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { LateIcon } from '#web/kit/ui/late-icon.tsx'

/** At the foot of the panel: when it is quiet, and where to change that. */
export function QuietLine({ onClose }: { onClose: () => void }) {
  const { t, locale } = useApp()
  const { time } = useTimes()
  const now = useNow()
  const quiet = useUser()?.sound.quiet
  if (!quiet) return null
  const { hours, codes_wake, paused_until } = quiet
  const paused = now !== null && isPaused(quiet, now)
  if (!paused && !hours) return null
  const clock = (minute: number) => times(locale, 'UTC').time(new Date(minute * minuteMs))
  const words = hours && { from: clock(hours.from), until: clock(hours.until) }
  const daily = words && t(codes_wake ? 'news.quietButCodes' : 'news.quiet', words)
  return (
    <footer className="type-small flex items-center gap-3 border-t border-line px-5 py-3 text-ink-2">
      <LateIcon name="moon" className="shrink-0" />
      <p className="grow">{paused ? t('news.pausedUntil', { time: time(paused_until ?? '') }) : daily}</p>
      <LocaleLink
        to="/dashboard/profile-settings"
        hash="#notifications"
        className="link shrink-0 underline"
        onClick={onClose}
      >
        {t('news.change')}
      </LocaleLink>
    </footer>
  )
}
