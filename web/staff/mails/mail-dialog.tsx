import './mails.css'
import { useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import { localeInfo } from '#i18n/locales.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useOpened } from '#web/frame/router/use-opened.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Segment } from '#web/kit/ui/segment.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import type { SentMail } from './mail-list.ts'

type Read = Contract['getSentMail']['reply']['data']
const views = ['desktop', 'phone', 'text'] as const
type View = (typeof views)[number]

type Props = { mail: SentMail; onClose: () => void }

/** One mail as its reader sees it. */
export default function MailDialog({ mail, onClose }: Props) {
  const { t, call } = useApp()
  const { mail_id } = mail
  const [read] = useOpened<Read>(
    mail_id,
    async () => (await call('getSentMail', { params: { mail_id: String(mail_id) } })).data,
    onClose,
  )
  return (
    <Dialog open onClose={onClose} size="wide" title={mail.subject} closeLabel={t('shell.close')}>
      <p className="type-small mb-4 text-ink-2">
        <bdi className="wrap-anywhere">{mail.recipient}</bdi>
      </p>
      {read ? <Shown read={read} onClose={onClose} /> : <Skeleton className="h-80 w-full" />}
    </Dialog>
  )
}

function Shown({ read, onClose }: { read: Read; onClose: () => void }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [view, setView] = useState<View>(read.html === null ? 'text' : 'desktop')
  const unsent = ['waiting', 'retrying', 'failed'].includes(read.state)
  const again = async () => {
    const params = { mail_id: String(read.mail_id) }
    if (await run(() => call('resendMail', { params }), t('success.mailQueuedAgain'))) onClose()
  }
  return (
    <>
      {read.recorded && (
        <Notice tone="warning" className="mb-4">
          {t('adminmails.recorded')}
        </Notice>
      )}
      {read.last_error && (
        <Notice tone="error" className="mb-4">
          {t('adminmails.lastError', { error: read.last_error })}
        </Notice>
      )}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        {read.html !== null && (
          <Segment
            label={t('adminmails.views')}
            hideLabel
            options={views.map((each) => ({ value: each, label: t(`adminmails.view.${each}`) }))}
            value={view}
            onChange={setView}
          />
        )}
        {unsent && (
          <Button variant="outline" busy={busy} onClick={again}>
            {t('adminmails.sendAgain')}
          </Button>
        )}
      </div>
      {view === 'text' || read.html === null ? (
        <pre className="mail-text" dir={localeInfo(read.locale).dir} lang={read.locale}>
          {read.text}
        </pre>
      ) : (
        // Without any permission: it runs no script, opens no window and sends no form.
        <iframe
          className="mail-frame"
          data-view={view}
          title={t('adminmails.frame')}
          sandbox=""
          srcDoc={read.html}
        />
      )}
    </>
  )
}
