import { useTranslate } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { Steps } from './use-steps.ts'

/** Below the form: the way on for those who have no account, or who have one. */
export function SignInBand({ steps, guest }: { steps: Steps; guest: boolean }) {
  const t = useTranslate()
  const signingIn = steps.step === 'sign-in'
  return (
    <div className="sign-in-band">
      {guest && steps.step !== 'guest' && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pb-4">
          <p className="type-table min-w-0">
            <span className="block font-semibold">{t('account.guestTitle')}</span>
            <span className="type-small text-ink-2">{t('account.guestText')}</span>
          </p>
          <Button aria-label={t('account.guestTitle')} onClick={() => steps.go('guest')}>
            {t('account.goOn')} <Icon name="arrow-right" size={16} />
          </Button>
        </div>
      )}
      <p className="type-small flex flex-wrap items-center gap-x-2 text-ink-2">
        {t(signingIn ? 'account.noAccountYet' : 'account.haveAccount')}
        <Button
          variant="link"
          size="small"
          className="band-link"
          onClick={() => steps.go(signingIn ? 'register' : 'sign-in')}
        >
          {t(signingIn ? 'account.registerTitle' : 'shell.signIn')}
        </Button>
      </p>
    </div>
  )
}
