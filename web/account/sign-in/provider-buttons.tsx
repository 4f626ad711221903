import { useEffect, useState } from 'react'
import { providerName, type SignInProvider } from '#core/people/sign-in-providers.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { say } from '#web/frame/texts/say.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { leaveForProvider } from './leave-for-provider.ts'

/** The providers as words. `onLeave` is called just before the page goes to one. */
export function ProviderButtons({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const app = useApp()
  const { site, t } = app
  const [leaving, leave] = useState<SignInProvider | null>(null)
  // A person who goes back from the provider's page finds the buttons ready again.
  useEffect(() => {
    const stay = () => leave(null)
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [])
  const go = async (provider: SignInProvider) => {
    leave(provider)
    try {
      await leaveForProvider(app, 'startSignIn', provider, onLeave)
    } catch (error) {
      leave(null)
      void say(t, error)
    }
  }
  return (
    <fieldset className="providers">
      <legend className="sr-only">{t('account.providers')}</legend>
      {site.signIns.map((provider) => (
        <Button
          key={provider}
          variant="outline"
          busy={leaving === provider}
          onClick={() => leaving === null && void go(provider)}
        >
          {providerName[provider]}
        </Button>
      ))}
    </fieldset>
  )
}
