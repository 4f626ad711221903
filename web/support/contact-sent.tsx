import { useEffect, useRef } from 'react'
import { isSupportOpen, nextOpening } from '#core/talk/support-hours.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { LegalWords } from '#web/frame/shell/legal-words.tsx'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { StepsPath } from '#web/kit/drawing/steps-path/steps-path.tsx'
import { Button } from '#web/kit/ui/button.tsx'

export type Sent = { number: number; email: string; withdraws: boolean }

/** What happens next, and when. */
export function ContactSent({ sent, onAgain }: { sent: Sent; onAgain: () => void }) {
  const { t } = useApp()
  const { withdraws, ...named } = sent
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="contact-sent">
      <h2 id="contact-sent" ref={heading} tabIndex={-1} className="type-h2 outline-none">
        {t(withdraws ? 'contact.withdrawal.sentTitle' : 'contact.sentTitle')}
      </h2>
      <p className="mt-2 text-ink-2">
        {t(withdraws ? 'contact.withdrawal.sentText' : 'contact.sentText', named)}
      </p>
      {withdraws ? (
        <p className="mt-2 text-ink-2">
          <LegalWords text="contact.withdrawal.sentNext" />
        </p>
      ) : (
        <NextSteps />
      )}
      <Button variant="outline" className="mt-8" onClick={onAgain}>
        {t(withdraws ? 'shell.withdraw' : 'contact.another')}
      </Button>
    </section>
  )
}

function NextSteps() {
  const { t, dir } = useApp()
  const steps = [
    { key: 'received', title: t('contact.next.received'), text: t('contact.next.receivedText') },
    { key: 'read', title: t('contact.next.read'), text: <WhenRead /> },
    { key: 'answer', title: t('contact.next.answer'), text: t('contact.next.answerText') },
  ]
  return (
    <div className="mt-8">
      <StepsPath
        dir={dir}
        steps={steps.map(({ key, title, text }) => ({
          key,
          content: (
            <>
              <h3 className="type-h3">{title}</h3>
              <p className="type-small mt-1 text-ink-2">{text}</p>
            </>
          ),
        }))}
      />
    </div>
  )
}

function WhenRead() {
  const { t, site } = useApp()
  const times = useTimes()
  const now = useNow()
  if (now === null) return null
  const at = new Date(now)
  const { support } = site
  if (!isSupportOpen(support, at))
    return t('contact.next.readTextClosed', { time: times.dateTime(nextOpening(support, at)) })
  const end = nextOpening({ ...support, from: support.to.replace('24:00', '00:00') }, at)
  return t('contact.next.readTextOpen', { time: times.time(end) })
}
