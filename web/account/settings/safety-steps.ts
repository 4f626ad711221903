import type { Settings } from './settings.ts'

export type SafetyStep = { key: 'email' | 'password' | 'passkey' | 'factor'; done: boolean }

/** What keeps an account safe, in the order in which it is usually done. A guest has nothing to protect but the address. */
export function safetySteps({ profile, email, password, factors }: Settings): SafetyStep[] {
  const steps: SafetyStep[] = [
    { key: 'email', done: email.confirmed_at !== null },
    { key: 'password', done: password.is_set },
    { key: 'passkey', done: factors.passkeys.length > 0 },
    { key: 'factor', done: factors.app !== null },
  ]
  return profile.kind === 'guest' ? [] : steps
}
