import { longestHolder } from '#core/money/payouts.ts'
import { useRevalidate } from '#web/frame/router/use-revalidate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { useForm } from '#web/frame/shell/use-form.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { showSuccess } from '#web/kit/ui/toasts.ts'

/** Saves the bank account that payouts go to. */
export default function DetailsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useApp()
  return (
    <FormDialog open onClose={onClose} title={t('earnings.account')} closeLabel={t('shell.close')}>
      <DetailsForm onClose={onClose} />
    </FormDialog>
  )
}

function DetailsForm({ onClose }: { onClose: () => void }) {
  const { t, call } = useApp()
  const revalidate = useRevalidate()
  const form = useForm(
    async (values) => {
      const text = (name: string) => String(values.get(name) ?? '')
      await call('savePayoutDetails', {
        body: { holder: text('holder'), iban: text('iban'), bic: text('bic') },
      })
      void showSuccess(t('earnings.saved'))
      await revalidate()
      onClose()
    },
    { holder: 'earnings.holderMissing', iban: 'earnings.ibanMissing', bic: null },
  )
  return (
    <form {...form.props} className="grid gap-4">
      {form.error && <ErrorNote message={form.error} />}
      <Field label={t('earnings.holder')} hint={t('earnings.holderHint')} error={form.errorOf('holder')}>
        <TextInput name="holder" maxLength={longestHolder} autoComplete="name" />
      </Field>
      <Field label={t('earnings.iban')} error={form.errorOf('iban')}>
        <TextInput name="iban" dir="ltr" maxLength={42} autoComplete="off" spellCheck={false} />
      </Field>
      <Field label={t('earnings.bic')} error={form.errorOf('bic')}>
        <TextInput name="bic" dir="ltr" maxLength={14} autoComplete="off" spellCheck={false} />
      </Field>
      <p className="type-small text-ink-2">{t('earnings.protects')}</p>
      <Button type="submit" variant="primary" busy={form.busy}>
        {t('earnings.save')}
      </Button>
    </form>
  )
}
