import type { AnalyticsKind } from '#core/people/consent.ts'

/**
 * The texts of the cookie bar and its dialog. They are in English on the pages of every language (spec 1), so no
 * translator sees them.
 */
export const consentWords = {
  region: 'Cookies',
  barLead: 'Cookies.',
  accept: 'Accept',
  decline: 'Decline',
  customize: 'Learn more and customize',
  privacyPolicy: 'Privacy Policy',
  title: 'Which cookies can we set?',
  intro: 'You can change this at any time under “Cookie settings” at the foot of every page.',
  necessary: 'Necessary',
  necessaryText: 'Sign-in, language and this choice. The site doesn’t work without them.',
  alwaysOn: 'Always on',
  analytics: 'Google Analytics',
  on: 'On',
  off: 'Off',
  stored: 'Also kept in this browser',
  signal: 'Your browser asks sites not to track you, so this stays off unless you switch it on.',
  closeHint: 'Close keeps everything as it was.',
  close: 'Close',
  save: 'Save',
} as const

/** What differs with the shop's configuration: nothing here can promise what isn't so. */
const byAnalytics = {
  google: {
    bar: 'A few keep you signed in. We count visits only with your consent.',
    text: 'Shows us which pages help. Google Ireland receives the pages you open, your IP address and a random number. Nothing is loaded before you switch it on.',
  },
  server: {
    bar: 'A few keep you signed in. We count visits only with your consent.',
    text: 'Shows us which pages help. Our own server counts them and passes on nothing about you; Google receives nothing. Nothing is counted before you switch it on.',
  },
  none: {
    bar: 'A few keep you signed in. If an ad led you here, we note which one only with your consent.',
    text: 'Not in use: this site loads no analytics at the moment. If you switch it on, we keep which Google ad led you here, with your account.',
  },
}

export function analyticsWords(kind: AnalyticsKind): { bar: string; text: string } {
  return byAnalytics[kind ?? 'none']
}
