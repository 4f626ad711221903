import { type FormEvent, useId, useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { LeaveGuard } from '#web/frame/shell/ask-to-discard.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import type { PartProps, Settings } from './settings.ts'
import { UnsavedBar } from './unsaved-bar.tsx'
import { useNameCheck } from './use-name-check.ts'
import { useSave } from './use-save.ts'

type Props = { profile: Settings['profile']; onChange: PartProps['onChange'] }

/** The public name: checked while it is typed, saved from the bar that appears with a change. */
export function NameForm({ profile: { username }, onChange }: Props) {
  const { t, call } = useApp()
  const id = useId()
  const [name, setName] = useState(username)
  const { busy, save } = useSave(onChange)
  const changed = name.trim() !== username
  const check = useNameCheck(name, username)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && check.state !== 'refused')
      void save(() => call('saveMyProfile', { body: { username: name } }), t('success.profileUpdated'))
  }
  return (
    <form id={id} method="post" noValidate onSubmit={send} className="mt-5">
      <Field
        label={t('settings.name')}
        className="sm:max-w-[420px]"
        error={check.state === 'refused' ? check.words : null}
        hint={
          changed && check.state === 'free' ? (
            <span className="flex gap-1.5 text-good" role="status">
              <Icon name="check" size={16} /> {t('settings.nameFree', { name: check.name })}
            </span>
          ) : changed ? (
            t('settings.nameChecking')
          ) : undefined
        }
      >
        <TextInput
          name="username"
          value={name}
          autoComplete="nickname"
          spellCheck={false}
          dir="auto"
          maxLength={24}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </Field>
      {changed && (
        <UnsavedBar>
          <p className="type-table min-w-0 grow font-semibold max-sm:basis-full">
            {t('settings.unsaved', { before: username })}
          </p>
          <Button variant="quiet" onClick={() => setName(username)}>
            {t('settings.discard')}
          </Button>
          <Button variant="primary" type="submit" form={id} busy={busy}>
            {t('settings.save')}
          </Button>
        </UnsavedBar>
      )}
      <LeaveGuard dirty={changed && !busy} />
    </form>
  )
}
