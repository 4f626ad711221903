import { useEffect, useState } from 'react'
import { wayQuery } from '#core/base/links.ts'
import { useSearchParams } from '#web/frame/router/page-state.ts'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { displayName } from '#web/frame/session/display-name.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { MailLinkForm } from './mail-link-form.tsx'
import { SentMail } from './sent-mail.tsx'
import { useLinkPress } from './use-link-press.ts'

/**
 * The way in for who ordered without an account, in front of an order. With the mark of the order's own mail it takes one
 * press; otherwise it asks for the address, and answers the same for every one.
 */
export function WayIn({ orderId }: { orderId: string }) {
  const { t } = useApp()
  const user = useUser()
  const way = useWay(orderId)
  const [typing, setTyping] = useState(false)
  // An account's order has no guest.
  if (way === null) return null
  return (
    <section className="card w-full max-w-[480px] p-6 sm:p-8" aria-labelledby="way-in">
      <h2 id="way-in" className="type-h3 mb-3">
        {t('access.way.title')}
      </h2>
      {way === 'reading' && <div className="min-h-24" aria-busy="true" />}
      {way && way !== 'reading' && !typing && (
        <>
          {user && (
            <p className="type-body mb-3 text-ink-2">
              {t('access.way.signedIn', { name: displayName(user) })}
            </p>
          )}
          <OnePress {...way} onOther={() => setTyping(true)} />
        </>
      )}
      {(way === undefined || typing) && (
        <MailLinkForm name="findMyOrder" sentText="access.sent.order" focuses={typing}>
          <p className="type-body text-ink-2">{t('access.way.typed')}</p>
        </MailLinkForm>
      )}
    </section>
  )
}

type Way = { orderId: string; mark: string; email: string }

/** Undefined without a mark that fits, null for an account's order. */
function useWay(orderId: string): Way | null | undefined | 'reading' {
  const { call } = useApp()
  const [query] = useSearchParams()
  const mark = query.get(wayQuery)
  const [way, setWay] = useState<Way | null | undefined | 'reading'>(mark ? 'reading' : undefined)
  useEffect(() => {
    if (!mark) return
    call('readWayIn', { body: { order_id: orderId, mark } }).then(
      ({ data: { email } }) => setWay(email === null ? null : { orderId, mark, email }),
      // With a mark that was cut or changed on the way, the address can still be typed.
      () => setWay(undefined),
    )
  }, [call, orderId, mark])
  return way
}

function OnePress({ orderId, mark, email, onOther }: Way & { onOther: () => void }) {
  const { t, call, format } = useApp()
  const [sent, setSent] = useState<'access.way.sent' | 'access.sent.before' | null>(null)
  const { busy, error, press } = useLinkPress(onOther)
  const send = async () => {
    try {
      await call('mailWayIn', { body: { order_id: orderId, mark } })
      setSent('access.way.sent')
    } catch (refused) {
      if (!isCallError(refused) || refused.code !== 'link_sent_already') throw refused
      setSent('access.sent.before')
    }
  }
  if (sent) return <SentMail sent={{ email, text: sent }} onAgain={onOther} />
  return (
    <div className="flex flex-col items-start gap-4">
      {error && <ErrorNote message={error} />}
      <p className="type-body text-ink-2">{t('access.way.text', { email: format.ltr(email) })}</p>
      <Button variant="primary" size="large" busy={busy} onClick={() => void press(send)}>
        {t('access.way.send')}
      </Button>
    </div>
  )
}
