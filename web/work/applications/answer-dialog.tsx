import { useState } from 'react'
import type { ApplicationContent } from '#core/boosters/applications.ts'
import { localeInfo } from '#i18n/locales.ts'
import { zoneName } from '#i18n/zone-names.ts'
import { useOpened } from '#web/frame/router/use-opened.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { ProofPicture } from '#web/orders/order/work/proof-picture.tsx'
import type { SentApplication } from './answer-form.tsx'
import { AnswerForm } from './answer-form.tsx'
import { ApplicationCourse } from './application-status.tsx'
import { ApplicationSummary } from './application-summary.tsx'

type Props = { applicationId: string; onClose: () => void }

/** One application with its pictures, and staff's answer to it. */
export default function AnswerDialog({ applicationId, onClose }: Props) {
  const { t, call } = useApp()
  const [sent] = useOpened<SentApplication>(
    applicationId,
    async () =>
      (await call('getApplication', { params: { application_id: applicationId } })).data.application,
    onClose,
  )
  const [dirty, setDirty] = useState(false)
  return (
    <FormDialog
      open
      dirty={dirty}
      onClose={onClose}
      size="wide"
      title={t('applications.title', { username: sent?.username ?? '…' })}
      closeLabel={t('shell.close')}
    >
      {sent ? (
        <SentView sent={sent} onDirty={setDirty} onClose={onClose} />
      ) : (
        <Skeleton className="h-80 w-full" />
      )}
    </FormDialog>
  )
}

type ViewProps = { sent: SentApplication; onDirty: (dirty: boolean) => void; onClose: () => void }

function SentView({ sent, onDirty, onClose }: ViewProps) {
  const { t, format } = useApp()
  const content = sent.content as ApplicationContent
  const open = sent.status === 'sent' || sent.status === 'asked'
  return (
    <>
      <p className="type-small text-ink-2">
        {format.ltr(sent.email)}
        <br />
        {t('applications.zone', { zone: zoneName(t.locale, content.time_zone) })}
        <br />
        {t(content.duo ? 'applications.duoYes' : 'applications.duoNo')}
      </p>
      <div className="mt-4">
        <ApplicationSummary content={content} />
      </div>
      <Pictures pictures={content.pictures} />
      <ApplicationCourse
        steps={sent.steps}
        title={t('applications.course')}
        nameOf={(action) => t(`applications.event.${action}`)}
      />
      {open && (
        <AnswerForm sent={sent} language={localeInfo(sent.locale).name} onDirty={onDirty} onDone={onClose} />
      )}
    </>
  )
}

function Pictures({ pictures }: Pick<ApplicationContent, 'pictures'>) {
  const { t } = useApp()
  if (pictures.length === 0)
    return <p className="type-small mt-4 text-ink-2">{t('applications.noPictures')}</p>
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-2">
      {pictures.map(({ game, kind, file_id }) => {
        const label = t('applications.pictureOf', {
          game: t(`games.game.${game}`),
          picture: t(`application.picture.${kind}`),
        })
        return (
          <ProofPicture key={file_id} fileId={file_id} label={label} caption={label} className="max-h-56" />
        )
      })}
    </div>
  )
}
