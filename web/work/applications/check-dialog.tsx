import { useState } from 'react'
import {
  type ApplicationContent,
  type ApplicationPart,
  applicationNoteLength,
  gapsOf,
  partOfGap,
} from '#core/boosters/applications.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { ApplicationSummary } from './application-summary.tsx'

type Props = {
  content: ApplicationContent
  hasAccount: boolean
  /** The question that the applicant answers; null the first time. */
  question: string | null
  answer: string
  onAnswer: (answer: string) => void
  onChange: (part: Partial<ApplicationContent>) => void
  /** Leads to the part in which something is missing. */
  onGo: (part: ApplicationPart) => void
  onAccount: () => void
  onSend: () => Promise<void>
  onClose: () => void
}

/** The summary before sending. It opens even while something is missing, and leads to each gap. */
export default function CheckDialog(props: Props) {
  const { content, hasAccount, question, answer, onAnswer, onChange, onAccount, onSend, onClose } = props
  const { t } = useApp()
  const messageOf = useMessageOf()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const gaps = gapsOf(content)
  const send = async () => {
    setBusy(true)
    setError(null)
    try {
      await onSend()
    } catch (thrown) {
      setError(messageOf(thrown))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={t('application.checkTitle')}
      closeLabel={t('shell.close')}
    >
      <Gaps {...props} />
      <ApplicationSummary content={content} />
      {question && (
        <Field label={t('application.answer')} hint={question} className="mt-5">
          <TextArea
            rows={3}
            maxLength={applicationNoteLength.most}
            value={answer}
            onChange={({ target }) => onAnswer(target.value)}
          />
        </Field>
      )}
      <Checkbox
        className="mt-5"
        checked={content.agreed}
        onChange={({ target }) => onChange({ agreed: target.checked })}
      >
        {t('application.agreement')}
      </Checkbox>
      {error && (
        <div className="mt-4">
          <ErrorNote message={error} />
        </div>
      )}
      <div className="mt-6">
        {hasAccount ? (
          <Button
            variant="primary"
            size="large"
            busy={busy}
            disabledReason={gaps.length > 0 ? t('application.sendMissing') : null}
            onClick={send}
          >
            {t('application.send')}
          </Button>
        ) : (
          <>
            <p className="type-body mb-3 max-w-[62ch] text-ink-2">{t('application.sendAccount')}</p>
            <Button variant="primary" size="large" onClick={onAccount}>
              {t('application.createAccount')}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  )
}

function Gaps({ content, onGo }: Pick<Props, 'content' | 'onGo'>) {
  const { t } = useApp()
  // What is confirmed here is not a gap elsewhere.
  const gaps = gapsOf(content).filter((gap) => gap !== 'agreement')
  if (gaps.length === 0) return null
  return (
    <Notice tone="warning" title={t('application.missingTitle')} className="mb-5">
      <ul>
        {gaps.map((gap) => (
          <li key={gap}>
            <Button variant="link" size="small" onClick={() => onGo(partOfGap[gap])}>
              {t(`application.gap.${gap}`)}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
