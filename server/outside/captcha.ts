/** Tells people from bots on public forms. The answer of a form is opaque to us. */
export type Captcha = {
  /** A new challenge; the form's script solves it. */
  challenge(now: Date): Promise<object>
  /**
   * Whether a response solves one of our challenges that has not expired.
   * @returns its one-use signature and expiry, or null.
   */
  verify(response: string, now: Date): Promise<{ signature: string; expiresAt: Date } | null>
}
