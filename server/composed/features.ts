import { addresses } from '#server/accounts/addresses/feature.ts'
import { auth } from '#server/accounts/auth/feature.ts'
import { factors } from '#server/accounts/factors/feature.ts'
import { invitations } from '#server/accounts/invitations/feature.ts'
import { links } from '#server/accounts/links/feature.ts'
import { people } from '#server/accounts/people/feature.ts'
import { proposals } from '#server/accounts/proposals/feature.ts'
import { social } from '#server/accounts/social/feature.ts'
import { applications } from '#server/boosters/applications/feature.ts'
import { favorites } from '#server/boosters/favorites/feature.ts'
import { figures } from '#server/boosters/figures/feature.ts'
import { profiles } from '#server/boosters/profiles/feature.ts'
import { reviews } from '#server/boosters/reviews/feature.ts'
import { ownServices } from '#server/boosters/services/feature.ts'
import { files } from '#server/files/feature.ts'
import { coupons } from '#server/money/coupons/feature.ts'
import { ledger } from '#server/money/ledger/feature.ts'
import { paymentTroubles } from '#server/money/payment-troubles/feature.ts'
import { payments } from '#server/money/payments/feature.ts'
import { payouts } from '#server/money/payouts/feature.ts'
import { prices } from '#server/money/prices/feature.ts'
import { receipts } from '#server/money/receipts/feature.ts'
import { settlement } from '#server/money/settlement/feature.ts'
import { tips } from '#server/money/tips/feature.ts'
import { topUps } from '#server/money/top-ups/feature.ts'
import { webhooks } from '#server/money/webhooks/feature.ts'
import { mail } from '#server/news/mail/feature.ts'
import { notifications } from '#server/news/notifications/feature.ts'
import { push } from '#server/news/push/feature.ts'
import { bulk } from '#server/orders/bulk/feature.ts'
import { changes } from '#server/orders/changes/feature.ts'
import { checkout } from '#server/orders/checkout/feature.ts'
import { coaching } from '#server/orders/coaching/feature.ts'
import { dispatch } from '#server/orders/dispatch/feature.ts'
import { disputes } from '#server/orders/disputes/feature.ts'
import { earnings } from '#server/orders/earnings/feature.ts'
import { handling } from '#server/orders/handling/feature.ts'
import { order } from '#server/orders/order/feature.ts'
import { orderChat } from '#server/orders/order-chat/feature.ts'
import { quotes } from '#server/orders/quotes/feature.ts'
import { reminders } from '#server/orders/reminders/feature.ts'
import { silence } from '#server/orders/silence/feature.ts'
import { supply } from '#server/orders/supply/feature.ts'
import { tracking } from '#server/orders/tracking/feature.ts'
import { vault } from '#server/orders/vault/feature.ts'
import { audit } from '#server/platform/audit/feature.ts'
import { http } from '#server/platform/http/feature.ts'
import { icons } from '#server/platform/icons/feature.ts'
import { limits } from '#server/platform/limits/feature.ts'
import type { Feature } from '#server/platform/ports/feature.ts'
import { attempts } from '#server/platform/process/feature.ts'
import { sessions } from '#server/platform/sessions/feature.ts'
import { auditLog } from '#server/records/audit-log/feature.ts'
import { doctor } from '#server/records/doctor/feature.ts'
import { evidence } from '#server/records/evidence/feature.ts'
import { opening } from '#server/records/opening/feature.ts'
import { orderNotices } from '#server/records/order-notices/feature.ts'
import { person } from '#server/records/person/feature.ts'
import { privacy } from '#server/records/privacy/feature.ts'
import { search } from '#server/records/search/feature.ts'
import { settings } from '#server/records/settings/feature.ts'
import { triage } from '#server/records/triage/feature.ts'
import { views } from '#server/records/views/feature.ts'
import { waiting } from '#server/records/waiting/feature.ts'
import { analytics } from '#server/site/analytics/feature.ts'
import { blog } from '#server/site/blog/feature.ts'
import { glossary } from '#server/site/glossary/feature.ts'
import { installedApp } from '#server/site/installed-app/feature.ts'
import { legal } from '#server/site/legal/feature.ts'
import { raffles } from '#server/site/raffles/feature.ts'
import { storefront } from '#server/site/storefront/feature.ts'
import { support } from '#server/support/feature.ts'

/** Every feature of the server. Sweeps of the same round run in this order. */
export const features: readonly Feature[] = [
  settlement,
  tips,
  prices,
  payments,
  payouts,
  receipts,
  ledger,
  topUps,
  webhooks,
  paymentTroubles,
  coupons,
  dispatch,
  reminders,
  order,
  bulk,
  handling,
  disputes,
  coaching,
  changes,
  silence,
  orderChat,
  vault,
  quotes,
  supply,
  tracking,
  checkout,
  earnings,
  mail,
  notifications,
  push,
  support,
  files,
  profiles,
  ownServices,
  figures,
  reviews,
  favorites,
  applications,
  auth,
  factors,
  people,
  addresses,
  social,
  links,
  proposals,
  invitations,
  person,
  privacy,
  settings,
  waiting,
  triage,
  orderNotices,
  views,
  doctor,
  evidence,
  opening,
  search,
  auditLog,
  analytics,
  storefront,
  blog,
  raffles,
  installedApp,
  glossary,
  legal,
  icons,
  audit,
  sessions,
  http,
  attempts,
  limits,
]
