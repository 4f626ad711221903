/** How hard a captcha may get; each level costs twice the work of the one before. */
export const hardestCaptcha = 6

/** Failures that cost no captcha. */
const freeFailures = 5

/** The level of the captcha that the next try costs after so many failures; 0 asks for none. */
export function captchaLevel(failures: number): number {
  if (failures < freeFailures) return 0
  return Math.min(hardestCaptcha, 1 + Math.floor(Math.log2(failures / freeFailures)))
}

/** How many failures a level is good for; the hardest is good for any number: a right password always gets in. */
export function failuresBelow(level: number): number {
  return level === hardestCaptcha ? Number.POSITIVE_INFINITY : freeFailures * 2 ** level
}

/** How long a try is kept waiting, in milliseconds: 0.25 s from the second level on, up to 4 s at the hardest. */
export function captchaPause(level: number): number {
  return level < 2 ? 0 : 250 * 2 ** (level - 2)
}
