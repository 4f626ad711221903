import type { Subject } from '#core/people/permissions.ts'

/** The caller, according to the session. */
export type Caller = NonNullable<Subject> & {
  sessionId: string
  kind: 'guest' | 'customer'
  secondFactor?: boolean
}
