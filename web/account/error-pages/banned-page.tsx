import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { useSignOut } from '#web/frame/shell/use-sign-out.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { BanWords } from './ban-words.tsx'
import { ErrorScreen } from './error-screen.tsx'

/** Shown instead of every guarded page to a person whom staff have banned: why, and whom to write to. */
export function Page() {
  const t = useTranslate()
  const signOut = useSignOut()
  return (
    <ErrorScreen
      title={t('rights.bannedTitle')}
      action={
        <div className="flex flex-wrap gap-2">
          <LocaleLink to="/contact" className={buttonClass({ variant: 'primary' })}>
            {t('rights.contact')}
          </LocaleLink>
          <Button variant="outline" onClick={signOut}>
            {t('shell.logOut')}
          </Button>
        </div>
      }
    >
      <BanWords />
    </ErrorScreen>
  )
}
