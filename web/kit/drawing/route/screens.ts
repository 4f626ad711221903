/** Which screens show which of the calculator's two routes, as media queries. */
export const screens = {
  profile: '(width >= 768px)',
  switchbacks: '(width < 768px)',
} as const
