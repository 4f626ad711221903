import type { Subject } from '#core/people/permissions.ts'

/** The caller, according to the session. */
export type Caller = NonNullable<Subject> & {
  sessionId: string
  kind: 'guest' | 'customer'
  secondFactor?: boolean
}

type Account = Pick<Caller, 'id' | 'kind' | 'permissions'> & { banned_at: Date | null }

/** A person for whom a job does what they decided, with what they can do now. It is no call of a session: only who acts is asked. */
export function callerWithoutSession({ id, kind, permissions, banned_at }: Account): Caller {
  return { id, kind, permissions, banned: banned_at !== null, sessionId: '' }
}
