import { type ComponentProps, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { LateIcon } from './late-icon.tsx'
import { TextInput } from './text-input.tsx'

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type' | 'dir'> & {
  /** The names of its button. */
  showLabel: string
  hideLabel: string
}

/** A password, which its button shows while it is typed. Inside a Field. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [shown, show] = useState(false)
  return (
    <div className="password-input">
      <TextInput {...rest} type={shown ? 'text' : 'password'} dir="ltr" spellCheck={false} />
      <IconButton
        label={shown ? hideLabel : showLabel}
        icon={<LateIcon name={shown ? 'eye-off' : 'eye'} />}
        onClick={() => show(!shown)}
      />
    </div>
  )
}
