import { useTranslate } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { useBan } from './use-ban.ts'

/** Why a person is banned, until when, and what stays as it is. */
export function BanWords({ className = '' }: { className?: string }) {
  const t = useTranslate()
  const times = useTimes()
  const ban = useBan()
  const { reason, until } = ban ?? { reason: null, until: null }
  return (
    <>
      <p className={`min-h-7 ${className}`}>{reason && t(`rights.ban.${reason}`)}</p>
      <p className={className}>
        {until ? t('rights.bannedUntil', { time: times.dateTime(until) }) : t('rights.bannedText')}
      </p>
    </>
  )
}
