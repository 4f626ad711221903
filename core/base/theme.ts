/** The color schemes that a person can choose; `system` follows the device. */
export const themes = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof themes)[number]
