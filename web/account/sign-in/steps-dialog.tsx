import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { SignInPanel } from './sign-in-panel.tsx'

type Props = ComponentProps<typeof SignInPanel> & {
  onClose: () => void
  /** Above the ways in: why an earlier attempt was refused. */
  children?: ReactNode
}

/** Every way in, in a dialog. On the way to a provider nothing is lost, so nothing is asked. */
export function StepsDialog({ onClose, children, onLeave, ...panel }: Props) {
  const t = useTranslate()
  const [leaving, leave] = useState(false)
  return (
    <FormDialog
      open
      onClose={onClose}
      title={panel.steps.title}
      closeLabel={t('shell.close')}
      size="roomy"
      {...(leaving && { dirty: false })}
    >
      {children}
      <SignInPanel
        {...panel}
        onLeave={() => {
          onLeave?.()
          leave(true)
        }}
      />
    </FormDialog>
  )
}
