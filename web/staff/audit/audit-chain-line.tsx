import './audit.css'
import { useEffect, useId, useState } from 'react'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { showError } from '#web/kit/ui/toasts.ts'
import { type AuditChain, searchAt } from './audit-list.ts'
import { ChainDrawing } from './chain-drawing.tsx'

const lookMs = 1_000

/** Whether the log is whole, as the last check found it; while one runs, how far it is. */
export function AuditChainLine({ read }: { read: AuditChain }) {
  const { t } = useApp()
  const { chain, check } = useChain(read)
  const [explained, setExplained] = useState(false)
  const explanation = useId()
  return (
    <section className="audit-chain" data-state={chain.state} aria-label={t('audit.chain')}>
      <ChainDrawing state={chain.state} />
      <div className="min-w-0 grow" role={chain.state === 'broken' ? 'alert' : 'status'}>
        <ChainWords chain={chain} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="link"
          size="small"
          aria-expanded={explained}
          aria-controls={explanation}
          onClick={() => setExplained(!explained)}
        >
          {t('audit.how')}
        </Button>
        <Button variant="outline" size="small" busy={chain.running !== null} onClick={check}>
          {t('audit.check')}
        </Button>
      </div>
      <p id={explanation} hidden={!explained} className="type-small w-full max-w-[72ch] text-ink-2">
        {t('audit.howText')}
      </p>
    </section>
  )
}

function ChainWords({ chain }: { chain: AuditChain }) {
  const { t, format } = useApp()
  const { dateTime, date } = useTimes()
  const { state, running, entries, since, checked_at, next_at, broken } = chain
  const times = { next: dateTime(next_at) }
  return (
    <>
      <p>
        <strong className="audit-chain-state">{t(`audit.state.${state}`)}</strong>{' '}
        {state === 'whole' && since && (
          <span className="text-ink-2">{t('audit.whole', { count: entries, since: date(since) })}</span>
        )}
        {broken !== null && (
          <span className="text-ink-2">{t('audit.broken', { entry: format.number(broken) })}</span>
        )}{' '}
        {broken !== null && (
          <LocaleLink to="/dashboard/admin/audit-log" search={searchAt(broken)} className="text-link">
            {t('audit.openBroken', { entry: format.number(broken) })}
          </LocaleLink>
        )}
      </p>
      <p className="type-small text-ink-2">
        {running
          ? t('audit.running', { count: running.followed })
          : checked_at
            ? t('audit.checked', { ...times, checked: dateTime(checked_at) })
            : t('audit.unchecked', times)}
      </p>
    </>
  )
}

/** The chain as it was read, and then as it is while a check runs. */
function useChain(read: AuditChain) {
  const { call } = useApp()
  const messageOf = useMessageOf()
  const [later, setLater] = useState<{ read: AuditChain; chain: AuditChain } | null>(null)
  const chain = later?.read === read ? later.chain : read
  const isRunning = chain.running !== null
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(async () => {
      try {
        setLater({ read, chain: (await call('getAuditChain')).data })
      } catch {
        // The next look may be answered.
      }
    }, lookMs)
    return () => clearInterval(timer)
  }, [isRunning, read, call])
  const check = async () => {
    try {
      setLater({ read, chain: (await call('checkAuditChain')).data })
    } catch (error) {
      void showError(messageOf(error))
    }
  }
  return { chain, check }
}
