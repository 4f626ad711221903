import { lazy, Suspense, useState } from 'react'
import { buttonClass } from '../ui/button-class.ts'
import { useTranslate } from './app-context.ts'
import { LocaleLink } from './locale-link.tsx'

const SignInDialog = lazy(() =>
  import('../account/sign-in-dialog.tsx').then((module) => ({ default: module.SignInDialog })),
)

/** A link to a page that asks to sign in; with script it opens the dialog in place. */
export function SignInButton({ known }: { known: boolean }) {
  const t = useTranslate()
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
      {open && (
        <Suspense fallback={null}>
          <SignInDialog open onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
