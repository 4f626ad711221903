import { useState } from 'react'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'

const longest = 24
const allowed = /^[\p{L}\p{N}_.-]*$/u

type Props = { error?: string | null | undefined; autoFocus?: boolean }

/** The name of a new account. A name with spaces is said at once, with one that can be taken instead. */
export function UsernameField({ error, autoFocus }: Props) {
  const t = useTranslate()
  const [name, setName] = useState('')
  const [checked, setChecked] = useState(false)
  const instead = allowed.test(name.trim().normalize('NFKC')) ? null : allowedName(name)
  const invalid = instead !== null && (checked || Boolean(error))
  return (
    <div>
      <Field label={t('account.username')} error={invalid ? t('account.nameInvalid') : error}>
        <TextInput
          name="username"
          maxLength={longest}
          autoComplete="nickname"
          autoFocus={autoFocus}
          value={name}
          onChange={(event) => {
            setName(event.target.value)
            setChecked(false)
          }}
          onBlur={() => setChecked(true)}
        />
      </Field>
      {invalid && instead && (
        <Button variant="link" size="small" className="mt-1" onClick={() => setName(instead)}>
          {t('account.nameTake', { name: instead })}
        </Button>
      )}
    </div>
  )
}

/** The same name with what is allowed only; empty if nothing is left of it. */
function allowedName(name: string): string {
  return name
    .normalize('NFKC')
    .trim()
    .replace(/\s+/g, '_')
    .replace(/[^\p{L}\p{N}_.-]/gu, '')
    .slice(0, longest)
}
