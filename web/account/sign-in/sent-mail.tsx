import { useEffect, useRef } from 'react'
import type { MessageKey } from '#i18n/translate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'

export type Sent = { email: string; text: MessageKey }

/** What replaces a form that had a link mailed: the same for every address, known or not (trust S10). */
export function SentMail({ sent, onAgain }: { sent: Sent; onAgain: () => void }) {
  const { t, format } = useApp()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div role="status" className="flex flex-col items-start gap-3">
      <span className="text-good">
        <Icon name="circle-check" size={24} />
      </span>
      <h2 ref={heading} tabIndex={-1} className="type-h3 outline-none">
        {t('access.sent.title')}
      </h2>
      <p className="type-body text-ink-2 [overflow-wrap:anywhere]">
        {t(sent.text, { email: format.ltr(sent.email) } as never)}
      </p>
      <Button variant="link" size="small" onClick={onAgain}>
        {t('access.sent.other')}
      </Button>
    </div>
  )
}
