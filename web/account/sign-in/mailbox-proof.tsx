import { useEffect, useEffectEvent, useState } from 'react'
import { usePage } from '#web/frame/router/page-state.ts'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'

/** A guest proves the mailbox: a link is mailed, opened in this browser, and what was asked for goes on. */
export function MailboxProof({ onProven }: { onProven: () => void }) {
  const { t, call, format } = useApp()
  const user = useUser()
  const messageOf = useMessageOf()
  const { params } = usePage()
  const [sent, setSent] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setError(null)
    try {
      await work()
    } catch (refused) {
      setError(messageOf(refused))
    } finally {
      setBusy(false)
    }
  }
  const send = async () => {
    const { order_id } = params
    try {
      await call('mailOwnWayIn', { body: order_id ? { order_id } : {} })
    } catch (refused) {
      // The link that was mailed a moment ago does as well.
      if (!isCallError(refused) || refused.code !== 'link_sent_already') throw refused
    }
    setSent(true)
  }
  const check = async () => {
    await call('prove', { body: { mailedLink: true } })
    onProven()
  }
  // The link opens in another tab; coming back from it is enough.
  const cameBack = useEffectEvent(() => void check().catch(() => {}))
  useEffect(() => {
    if (!sent) return
    addEventListener('focus', cameBack)
    return () => removeEventListener('focus', cameBack)
  }, [sent])
  return (
    <div className="flex flex-col items-start gap-4">
      {error && <ErrorNote message={error} />}
      <p className="type-body text-ink-2 [overflow-wrap:anywhere]" role="status">
        {sent ? t('proof.mailboxSent') : t('proof.mailbox', { email: format.ltr(user?.email ?? '') })}
      </p>
      <Button variant="primary" size="large" busy={busy} onClick={() => void attempt(sent ? check : send)}>
        {t(sent ? 'proof.mailboxOpened' : 'access.way.send')}
      </Button>
    </div>
  )
}
