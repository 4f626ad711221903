import type { ShellLink } from './shell-links.ts'

/** The five legal pages, in the order of the footer and of their tabs. */
export const legalLinks: readonly ShellLink[] = [
  { to: '/resources/terms-of-service', label: 'shell.termsOfService' },
  { to: '/resources/refund-policy', label: 'shell.refundPolicy' },
  { to: '/resources/privacy-policy', label: 'shell.privacyPolicy' },
  { to: '/resources/cookie-policy', label: 'shell.cookiePolicy' },
  { to: '/resources/imprint', label: 'shell.imprint' },
]
