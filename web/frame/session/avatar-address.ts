import type { SessionUser } from './session-user.ts'

/** Where the browser finds a person's picture: anyone who knows the file sees it, so no token is needed. */
export function avatarAddress(
  avatar: SessionUser['avatar'],
  size: 'small' | 'large' = 'small',
): string | null {
  return avatar && `/v1/avatars/${avatar[size]}`
}
