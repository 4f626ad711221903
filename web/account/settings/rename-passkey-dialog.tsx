import { passkeyNameLength } from '#core/people/factors.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { useForm } from '#web/frame/shell/use-form.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'

type Props = { name: string; save: (name: string) => Promise<void>; onClose: () => void }

export default function RenamePasskeyDialog({ name, save, onClose }: Props) {
  const { t } = useApp()
  const form = useForm(
    async (values) => {
      await save(String(values.get('name')))
      onClose()
    },
    { name: 'rules.username_empty' },
  )
  return (
    <FormDialog
      open
      onClose={onClose}
      dirty={false}
      title={t('factors.renameTitle')}
      closeLabel={t('shell.close')}
    >
      <form {...form.props} className="flex flex-col gap-4">
        {form.error && <ErrorNote message={form.error} />}
        <Field label={t('factors.passkeyName')} error={form.errorOf('name')}>
          <TextInput name="name" defaultValue={name} maxLength={passkeyNameLength} dir="auto" autoFocus />
        </Field>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('factors.saveName')}
        </Button>
      </form>
    </FormDialog>
  )
}
