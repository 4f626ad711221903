let known = ''

/** The address that a visitor has given on this page, such as in the chat; no form asks for it from scratch. */
export const knownAddress = (): string => known

/** Kept in memory until the page is left, and nowhere else. */
export function noteAddress(email: string): void {
  known = email
}
