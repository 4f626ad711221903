import type { Contract } from '#contract/contract.ts'
import type { ShopCheck } from '#core/site/shop-checks.ts'
import type { RoutePattern } from '#i18n/paths.ts'
import type { MessageKey } from '#i18n/translate.ts'

export type CheckedShop = Contract['listShopChecks']['reply']['data']
export type CheckRow = CheckedShop['checks'][number]

/** How the page groups the checks. */
export const checkGroups = {
  services: ['database', 'mail', 'payments', 'sign_ins', 'redis'],
  server: ['settings', 'migrations', 'files', 'disk', 'clock', 'proxies', 'backups'],
  shop: ['prices', 'boosters', 'staff', 'legal', 'support_hours'],
} as const satisfies Record<string, readonly ShopCheck[]>

export type CheckGroup = keyof typeof checkGroups

/** The page on which staff mend something, and its name; the other checks are mended on the server. */
export const mendingPage: Partial<Record<ShopCheck, { to: RoutePattern; label: MessageKey }>> = {
  mail: { to: '/dashboard/admin/mails', label: 'shell.adminMails' },
  prices: { to: '/dashboard/admin/prices', label: 'shell.adminPrices' },
  boosters: { to: '/dashboard/admin/boosters', label: 'shell.boosters' },
  staff: { to: '/dashboard/admin/users', label: 'shell.adminUsers' },
}
