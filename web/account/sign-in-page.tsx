import { useState } from 'react'
import { ContourLines } from '../drawing/contours/contour-lines.tsx'
import { useApp } from '../session/app-context.ts'
import { FindOrderButton } from './find-order-button.tsx'
import { type AuthMode, SignInOrRegister } from './sign-in-or-register.tsx'

/** Shown to visitors at the address of a page that needs an account; after signing in they see that page. */
export function Page() {
  const { t, dir } = useApp()
  const [mode, setMode] = useState<AuthMode>('sign-in')
  return (
    <div className="relative isolate -mt-16 pt-16">
      <ContourLines seed="sign-in" width={1440} height={560} dir={dir} />
      <div className="shell py-12 md:py-20">
        <h1 className="type-h1">{t(mode === 'register' ? 'account.registerTitle' : 'shell.signIn')}</h1>
        <p className="type-large mt-3 text-ink-2">{t('account.signInNeeded')}</p>
        <div className="card mt-8 max-w-[440px] p-4 sm:p-6">
          <SignInOrRegister mode={mode} onMode={setMode} />
        </div>
        <div className="mt-4">
          <FindOrderButton variant="link" />
        </div>
      </div>
    </div>
  )
}
