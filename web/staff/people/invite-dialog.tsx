import { useState } from 'react'
import { type StaffPermission, staffPermissions } from '#core/people/permissions.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { useForm } from '#web/frame/shell/use-form.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { showSuccess } from '#web/kit/ui/toasts.ts'
import type { Invitations } from './invitations.tsx'

type Props = { onChange: (shown: Invitations) => void; onClose: () => void }

/** Asks whom to invite, and to what. */
export default function InviteDialog(props: Props) {
  const { t } = useApp()
  return (
    <FormDialog open onClose={props.onClose} title={t('invitation.invite')} closeLabel={t('shell.close')}>
      <p className="type-body mb-4 text-ink-2">{t('invitation.text')}</p>
      <InviteForm {...props} />
    </FormDialog>
  )
}

function InviteForm({ onChange, onClose }: Props) {
  const { t, call } = useApp()
  const [wanted, setWanted] = useState<readonly StaffPermission[]>([])
  const form = useForm(
    async (values) => {
      const body = { email: String(values.get('email')), permissions: [...wanted] }
      onChange((await call('inviteStaff', { body })).data)
      void showSuccess(t('invitation.sent'))
      onClose()
    },
    { email: 'rules.email_empty' },
  )
  return (
    <form {...form.props} className="flex flex-col gap-4">
      {form.error && <ErrorNote message={form.error} />}
      <Field label={t('account.email')} error={form.errorOf('email')}>
        <TextInput name="email" type="email" autoComplete="off" dir="ltr" />
      </Field>
      <fieldset className="flex flex-col gap-3">
        <legend className="type-small mb-2 font-semibold">{t('people.colRights')}</legend>
        {staffPermissions.map((each) => (
          <Checkbox
            key={each}
            checked={wanted.includes(each)}
            onChange={({ target }) =>
              setWanted((before) => before.filter((one) => one !== each).concat(target.checked ? [each] : []))
            }
          >
            <b className="block font-semibold text-ink">{t(`rights.name.${each}`)}</b>
            {t(`people.right.${each}`)}
          </Checkbox>
        ))}
      </fieldset>
      <Button
        type="submit"
        variant="primary"
        size="large"
        busy={form.busy}
        disabledReason={wanted.length > 0 ? null : t('invitation.noRight')}
      >
        {t('invitation.send')}
      </Button>
    </form>
  )
}
