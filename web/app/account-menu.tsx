import { lazy, Suspense, useState } from 'react'
import { Avatar } from '../ui/avatar.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import { useApp, useTranslate } from './app-context.ts'
import { LocaleLink } from './locale-link.tsx'
import type { SessionUser } from './session.ts'
import { ShellAnchor } from './shell-anchor.tsx'
import { dashboardLinksFor } from './shell-links.ts'
import { showSuccess } from './toasts.ts'

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

const saidFor = 1000

/** Ends the session, says so for a second, and goes on at '/' (spec 4), whatever the server says. */
export function useSignOut(): () => Promise<void> {
  const { t, session } = useApp()
  return async () => {
    try {
      await session?.logOut()
    } finally {
      void showSuccess(t('shell.signedOut'))
      setTimeout(() => location.assign('/'), saidFor)
    }
  }
}

/** Who is signed in, and their pages. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const { t, format } = useApp()
  const signOut = useSignOut()
  const name = displayName(user)
  return (
    <Menu
      trigger={
        <>
          <Avatar name={name} />
          <span className="sr-only">{t('shell.account')}</span>
          <span className="type-table sr-only max-w-[16ch] truncate font-semibold lg:not-sr-only">
            {name}
          </span>
        </>
      }
      triggerClass="hit flex items-center gap-2.5"
      panelClass="w-60"
      atEnd
    >
      <p className="type-small px-3 pt-2 pb-3 text-ink-2 tabular-nums">
        <b className="block truncate font-semibold text-ink">{name}</b>
        {t('shell.balanceOf', { amount: format.money(user.balance) })}
      </p>
      {dashboardLinksFor(user.permissions).map((link) => (
        <ShellAnchor key={link.to} link={link} />
      ))}
      <hr className="my-2 border-line" />
      <button type="button" onClick={signOut}>
        <Icon name="log-out" />
        {t('shell.logOut')}
      </button>
    </Menu>
  )
}

/** A guest has no name but the e-mail. */
export function displayName(user: SessionUser): string {
  return user.kind === 'guest' ? user.email : user.username
}
