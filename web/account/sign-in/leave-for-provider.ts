import type { SignInProvider } from '#core/people/sign-in-providers.ts'
import type { App } from '#web/frame/session/app-context.ts'

type Way = 'startSignIn' | 'connectSignIn'

/** Goes to a provider's page, from where the person comes back to this page as it is now. */
export async function leaveForProvider(
  { call, locale }: App,
  way: Way,
  provider: SignInProvider,
  leaving: () => void = () => {},
): Promise<void> {
  const back = location.pathname + location.search + location.hash
  const { data } = await call(way, { params: { provider }, body: { back, locale } })
  leaving()
  location.assign(data.url)
}
