import type { MessageKey } from '#i18n/translate.ts'
import { nameToasts, showSuccess } from '#web/kit/ui/toasts.ts'
import type { App } from '../session/app-context.ts'
import { CallError } from '../session/call.ts'
import { say } from '../texts/say.ts'

const successes: Record<string, MessageKey> = {
  signed_in: 'success.login',
  registered: 'success.register',
  connected: 'success.connected',
}

/** Says what came of a return; true if a visitor who was refused should be offered the other ways to sign in. */
export async function tellNews({ t, texts, session }: App, news: string): Promise<boolean> {
  // This is earlier than the idle time in which realtime names them.
  nameToasts({ region: t('shell.notices'), close: t('shell.close') })
  const success = successes[news]
  if (success) {
    await texts.ensure(['success'])
    await showSuccess(t(success))
    return false
  }
  // Half of a sign-in: the dialog asks for the other half, whoever was here before.
  if (news === 'second_factor_needed' || (await session?.load()) === null) return true
  await say(t, new CallError(400, news))
  return false
}
