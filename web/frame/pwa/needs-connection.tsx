import { type ReactNode, useId, useSyncExternalStore } from 'react'
import { UnavailableContext } from '#web/kit/ui/unavailable.ts'
import { useTranslate } from '../session/app-context.ts'
import { connection } from './connection.ts'

/** Whether the site doesn't answer. */
export const isConnectionLost = () => connection.state.kind === 'lost'

export function useConnectionLost(): boolean {
  return useSyncExternalStore(connection.subscribe, isConnectionLost, () => false)
}

/** Its buttons are unavailable without a connection, and each says so, but for those that work offline. */
export function NeedConnection({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const lost = useConnectionLost()
  return (
    <UnavailableContext value={lost ? { reason: t('shell.needsConnection') } : null}>
      {children}
    </UnavailableContext>
  )
}

/** The same for buttons in a row, which say it once. */
export function RowNeedsConnection({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const lost = useConnectionLost()
  const id = useId()
  const reason = t('shell.needsConnection')
  return (
    <UnavailableContext value={lost ? { reason, id } : null}>
      {children}
      {lost && (
        <span id={id} className="type-small self-center text-ink-2">
          {reason}
        </span>
      )}
    </UnavailableContext>
  )
}
