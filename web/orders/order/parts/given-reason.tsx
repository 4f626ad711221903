import type { ReadyReason } from '#core/orders/ready-reasons.ts'
import { useApp } from '#web/frame/session/app-context.ts'

type Props = { given: { ready: ReadyReason | null; reason: string | null }; className?: string }

/** Why somebody did something: the reason that they picked, in the reader's language, and their own words as they wrote them. */
export function GivenReason({ given: { ready, reason }, className = '' }: Props) {
  const { t } = useApp()
  return (
    <>
      {ready && <span className={`block ${className}`}>{t(`ready.because.${ready}`)}</span>}
      {reason && (
        <span dir="auto" className={`block ${className}`}>
          {reason}
        </span>
      )}
    </>
  )
}
