import { useState } from 'react'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { useFrame } from '../router/frame-context.ts'
import { LocaleLink } from '../router/locale-link.tsx'
import { useTranslate } from '../session/app-context.ts'

/** A link to a page that asks for a sign-in; with script it opens the dialog on the same page. */
export function SignInButton({ known }: { known: boolean }) {
  const t = useTranslate()
  const { SignInDialog } = useFrame().map
  const [open, setOpen] = useState(false)
  return (
    <>
      <LocaleLink
        to="/dashboard"
        className={buttonClass({ variant: 'outline', size: 'small', className: known ? '' : 'sign-in' })}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        {t('shell.signIn')}
      </LocaleLink>
      {open && <SignInDialog onClose={() => setOpen(false)} />}
    </>
  )
}
