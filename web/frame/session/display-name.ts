import type { SessionUser } from './session-user.ts'

/** A guest's only name is their e-mail. */
export function displayName(user: SessionUser): string {
  return user.kind === 'guest' ? user.email : user.username
}
