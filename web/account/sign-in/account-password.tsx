import type { ComponentProps } from 'react'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { PasswordInput } from '#web/kit/ui/password-input.tsx'

type Props = Omit<ComponentProps<typeof PasswordInput>, 'showLabel' | 'hideLabel'>

/** The password of an account, with the words of its button. */
export function AccountPassword(props: Props) {
  const t = useTranslate()
  return (
    <PasswordInput
      name="password"
      {...props}
      showLabel={t('account.showPassword')}
      hideLabel={t('account.hidePassword')}
    />
  )
}
