/** The hardest captcha level; each level takes twice the work of the one before. */
export const hardestCaptcha = 6

/** Failures before the first captcha. */
const freeFailures = 5

/** Wrong codes of an authenticator app before each time step allows one guess only. */
export const freeGuesses = 20

/** The captcha level that the next attempt requires after this many failures; 0 requires none. */
export function captchaLevel(failures: number): number {
  if (failures < freeFailures) return 0
  return Math.min(hardestCaptcha, 1 + Math.floor(Math.log2(failures / freeFailures)))
}

/**
 * The number of failures below which a level suffices. The hardest suffices for any number, so a correct password
 * always works.
 */
export function failuresBelow(level: number): number {
  return level === hardestCaptcha ? Number.POSITIVE_INFINITY : freeFailures * 2 ** level
}

/** How long an attempt is delayed, in milliseconds: 0.25 s from the second level on, up to 4 s at the hardest. */
export function captchaPause(level: number): number {
  return level < 2 ? 0 : 250 * 2 ** (level - 2)
}
