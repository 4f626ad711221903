import type { Settings } from './settings.ts'

export type SafetyStep = { key: 'email' | 'password'; done: boolean }

/** What keeps an account safe, in the order in which it is usually done. A guest has nothing to protect but the address. */
export function safetySteps({ profile, email, password }: Settings): SafetyStep[] {
  const steps: SafetyStep[] = [
    { key: 'email', done: email.confirmed_at !== null },
    { key: 'password', done: password.is_set },
  ]
  return profile.kind === 'guest' ? [] : steps
}
