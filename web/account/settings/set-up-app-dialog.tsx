import { useEffect, useEffectEvent, useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import { codeDigits } from '#core/people/factors.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useForm } from '#web/frame/shell/use-form.ts'
import { say } from '#web/frame/texts/say.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { CopyText } from './copy-text.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { PartProps } from './settings.ts'

type Props = { onDone: PartProps['onChange']; onClose: () => void }
type Started = Contract['startApp']['reply']['data']

/** Sets up an authenticator app: its secret as a picture and as text, a first code, then the recovery codes. */
export default function SetUpAppDialog({ onDone, onClose }: Props) {
  const { t, call, session } = useApp()
  const [started, setStarted] = useState<Started | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const start = useEffectEvent(async () => {
    try {
      setStarted((await call('startApp')).data)
    } catch (error) {
      void say(t, error)
      onClose()
    }
  })
  useEffect(() => void start(), [])
  const confirm = async (code: string) => {
    const { data } = await call('confirmApp', { body: { code } })
    onDone({ factors: data.factors })
    setCodes(data.codes)
    // Staff can use what was withheld from them.
    void session?.reload()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(codes ? 'factors.savedTitle' : 'factors.setUpTitle')}
      closeLabel={t('shell.close')}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <>
          <p className="type-body mb-4 text-ink-2">{t('factors.scan')}</p>
          {started ? <Secret {...started} /> : <Skeleton className="mx-auto size-48" />}
          <CodeForm confirm={confirm} />
        </>
      )}
    </Dialog>
  )
}

/** Dark on light in both themes, with the margin that readers need. */
function Secret({ secret, qr }: Started) {
  const { t } = useApp()
  return (
    <>
      <svg
        className="mx-auto block size-48 rounded-lg bg-white"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={t('factors.qr')}
        shapeRendering="crispEdges"
      >
        <path d={qr.path} fill="#000" />
      </svg>
      <p className="type-small mt-4 text-ink-2">{t('factors.key')}</p>
      <div className="mt-1 mb-4 flex flex-wrap items-center justify-between gap-2">
        <code dir="ltr" className="type-table min-w-0 font-semibold tabular-nums select-all">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
        <CopyText text={secret} label={t('factors.copyKey')} />
      </div>
    </>
  )
}

function CodeForm({ confirm }: { confirm: (code: string) => Promise<void> }) {
  const { t } = useApp()
  const form = useForm((values) => confirm(String(values.get('code'))), { code: 'proof.codeMissing' })
  return (
    <form {...form.props} className="flex flex-col gap-4">
      {form.error && <ErrorNote message={form.error} />}
      <Field label={t('proof.code')} error={form.errorOf('code')}>
        <TextInput
          name="code"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={codeDigits + 1}
          className="tabular-nums"
        />
      </Field>
      <Button type="submit" variant="primary" size="large" busy={form.busy}>
        {t('factors.turnOn')}
      </Button>
    </form>
  )
}
