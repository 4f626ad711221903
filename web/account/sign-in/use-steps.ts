import { useState } from 'react'
import type { MessageKey } from '#i18n/translate.ts'
import { useTranslate } from '#web/frame/session/app-context.ts'

export type SignInStep = 'sign-in' | 'register' | 'guest'

const titles: Record<SignInStep, MessageKey> = {
  'sign-in': 'shell.signIn',
  register: 'account.registerTitle',
  guest: 'account.guestTitle',
}

/** Which form a person who signs in sees, and its heading. */
export function useSteps(first: SignInStep, ownTitles: Partial<Record<SignInStep, string>> = {}) {
  const t = useTranslate()
  const [step, show] = useState(first)
  const [known, know] = useState<string | null>(null)
  return {
    first,
    step,
    /** The address of an account that a guest has typed. */
    known,
    title: known === null ? (ownTitles[step] ?? t(titles[step])) : t('account.knownTitle'),
    go(next: SignInStep) {
      know(null)
      show(next)
    },
    meet(email: string) {
      know(email)
      show('sign-in')
    },
  }
}

export type Steps = ReturnType<typeof useSteps>
