import type { SessionUser } from './session.ts'

/** A guest has no name but the e-mail. */
export function displayName(user: SessionUser): string {
  return user.kind === 'guest' ? user.email : user.username
}
