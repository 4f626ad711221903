import type { Session } from './session.ts'

/** Whose things a page can show: the signed-in person's, or the last one's while nothing answers. */
export function ownerOf({ state }: Pick<Session, 'state'>): string | null {
  if (state.kind === 'known') return state.user._id
  return state.kind === 'unknown' ? (state.last?.id ?? null) : null
}
