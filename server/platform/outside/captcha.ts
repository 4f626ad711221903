/** Distinguishes people from bots on public forms. The form's response is opaque to us. */
export type Captcha = {
  /** A new challenge of a level from 1 to the hardest; the form's script solves it. */
  challenge(level: number, now: Date): Promise<object>
  /**
   * Whether a response solves one of our challenges, of this level or a harder one, that has not expired.
   * @returns its single-use signature and expiry, or null.
   */
  verify(response: string, level: number, now: Date): Promise<{ signature: string; expiresAt: Date } | null>
}
