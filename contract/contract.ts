import { accessContract } from './access.ts'
import { analyticsContract } from './analytics.ts'
import { applicationsContract } from './applications.ts'
import { auditContract } from './audit.ts'
import { awayContract } from './away.ts'
import { blogContract } from './blog.ts'
import { boosterDayContract } from './booster-day.ts'
import { boostersContract } from './boosters.ts'
import { coachingContract } from './coaching.ts'
import { couponsContract } from './coupons.ts'
import { customerHomeContract } from './customer-home.ts'
import type { Call, Endpoint } from './endpoint.ts'
import { evidenceContract } from './evidence.ts'
import { factorsContract } from './factors.ts'
import { favoritesContract } from './favorites.ts'
import { glossaryContract } from './glossary.ts'
import { installedAppContract } from './installed-app.ts'
import { invitationsContract } from './invitations.ts'
import { legalContract } from './legal.ts'
import { mailsContract } from './mails.ts'
import { myServicesContract } from './my-services.ts'
import { namedBoostersContract } from './named-boosters.ts'
import { notForMeContract } from './not-for-me.ts'
import { notificationsContract } from './notifications.ts'
import type { OperationName } from './operations.ts'
import { orderBulkContract } from './order-bulk.ts'
import { orderChangesContract } from './order-changes.ts'
import { orderChatContract } from './order-chat.ts'
import { orderHandlingContract } from './order-handling.ts'
import { orderNoticesContract } from './order-notices.ts'
import { orderSilenceContract } from './order-silence.ts'
import { ordersContract } from './orders.ts'
import { ordersByStaffContract } from './orders-by-staff.ts'
import { paymentTroublesContract } from './payment-troubles.ts'
import { paymentsContract } from './payments.ts'
import { payoutsContract } from './payouts.ts'
import { peopleContract } from './people.ts'
import { permissionRequestsContract } from './permission-requests.ts'
import { personContract } from './person.ts'
import { postDeskContract } from './post-desk.ts'
import { pricesContract } from './prices.ts'
import { privacyContract } from './privacy.ts'
import { proposalsContract } from './proposals.ts'
import { pushContract } from './push.ts'
import { quotesContract } from './quotes.ts'
import { raffleDeskContract } from './raffle-desk.ts'
import { rafflesContract } from './raffles.ts'
import { receiptsContract } from './receipts.ts'
import { reviewsContract } from './reviews.ts'
import { rosterContract } from './roster.ts'
import { searchContract } from './search.ts'
import { settingsContract } from './settings.ts'
import { shopChecksContract } from './shop-checks.ts'
import { shopOpeningContract } from './shop-opening.ts'
import { signInsContract } from './sign-ins.ts'
import { staffDayContract } from './staff-day.ts'
import { staffTriageContract } from './staff-triage.ts'
import { staffViewsContract } from './staff-views.ts'
import { storefrontContract } from './storefront.ts'
import { supplyContract } from './supply.ts'
import { supportContract } from './support.ts'
import { teachingHoursContract } from './teaching-hours.ts'
import { tipsContract } from './tips.ts'
import { trackingContract } from './tracking.ts'
import { usersContract } from './users.ts'
import { waitingContract } from './waiting.ts'

/** Every call of the API by name. A name in `operations.ts` without an endpoint here does not compile. */
export const contract = {
  ...usersContract,
  ...factorsContract,
  ...peopleContract,
  ...ordersByStaffContract,
  ...evidenceContract,
  ...permissionRequestsContract,
  ...personContract,
  ...invitationsContract,
  ...rosterContract,
  ...privacyContract,
  ...accessContract,
  ...settingsContract,
  ...searchContract,
  ...signInsContract,
  ...shopChecksContract,
  ...shopOpeningContract,
  ...pricesContract,
  ...quotesContract,
  ...supplyContract,
  ...ordersContract,
  ...orderBulkContract,
  ...orderHandlingContract,
  ...orderChatContract,
  ...trackingContract,
  ...reviewsContract,
  ...tipsContract,
  ...orderChangesContract,
  ...orderNoticesContract,
  ...orderSilenceContract,
  ...namedBoostersContract,
  ...awayContract,
  ...myServicesContract,
  ...notForMeContract,
  ...coachingContract,
  ...teachingHoursContract,
  ...paymentsContract,
  ...payoutsContract,
  ...receiptsContract,
  ...analyticsContract,
  ...blogContract,
  ...postDeskContract,
  ...rafflesContract,
  ...raffleDeskContract,
  ...installedAppContract,
  ...boosterDayContract,
  ...boostersContract,
  ...favoritesContract,
  ...storefrontContract,
  ...applicationsContract,
  ...couponsContract,
  ...mailsContract,
  ...auditContract,
  ...paymentTroublesContract,
  ...proposalsContract,
  ...notificationsContract,
  ...staffDayContract,
  ...staffTriageContract,
  ...staffViewsContract,
  ...customerHomeContract,
  ...waitingContract,
  ...pushContract,
  ...supportContract,
  ...glossaryContract,
  ...legalContract,
} satisfies Record<OperationName, Endpoint>

/** The input and output of each call; the browser imports it as a type only, so that it loads no schema. */
export type Contract = { [Name in OperationName]: Call<(typeof contract)[Name]> }
