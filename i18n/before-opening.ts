import type { OperationName } from '#contract/operations.ts'
import type { Guard } from '#core/people/permissions.ts'
import { pageGuard } from './page-guards.ts'
import type { RoutePattern } from './paths.ts'

/**
 * What works before the shop opens, for everyone: the legal pages and contact, whatever a person's own account needs,
 * coming in as staff or booster, and the work on an order, since only staff can place one. Whatever is not listed is closed
 * to everyone who can't try the shop, so that nothing is open by omission.
 */
export const openBefore = {
  pages: [
    '/become-booster',
    '/confirm/:token',
    '/contact',
    '/invitation/:token',
    '/mail-choice/:token',
    '/offline',
    '/opening-mail/:token',
    '/reset-password/:token',
    '/resources/cookie-policy',
    '/resources/imprint',
    '/resources/privacy-policy',
    '/resources/refund-policy',
    '/resources/terms-of-service',
  ] satisfies RoutePattern[] as readonly RoutePattern[],
  calls: [
    // The opening mail.
    ...(['askOpeningMail', 'readOpeningMail', 'confirmOpeningMail', 'removeOpeningMail'] as const),
    // Signing in, and what a mailed link opens.
    ...(['register', 'login', 'refresh', 'logout', 'getCaptchaChallenge', 'getPasskeyChallenge'] as const),
    ...(['signInWithPasskey', 'getSecondStep', 'completeSecondStep', 'startSignIn'] as const),
    ...(['discordCallback', 'googleCallback', 'facebookCallback', 'getMyBan'] as const),
    ...(['forgotPassword', 'findMyOrder', 'readLink', 'resetPassword', 'openOrder'] as const),
    ...(['confirmAddress', 'confirmEmailChange', 'getMailChoice', 'setMailChoice'] as const),
    ...(['readInvitation', 'registerByInvitation', 'recoverByInvitation', 'acceptInvitation'] as const),
    // The account.
    ...(['getMe', 'setConsent', 'setGclid', 'recordView', 'getSettings', 'saveMyProfile'] as const),
    ...(['checkUsername', 'uploadAvatar', 'removeAvatar', 'getAvatar', 'saveAppearance'] as const),
    ...(['chooseNews', 'saveSoundVolume', 'endDevice', 'endOtherDevices', 'listNotifications'] as const),
    ...(['browseNotifications', 'countUnreadNotifications', 'readNotifications'] as const),
    ...(['connectSignIn', 'disconnectSignIn', 'prove', 'getFactors', 'startPasskey', 'addPasskey'] as const),
    ...(['renamePasskey', 'removePasskey', 'startApp', 'confirmApp', 'removeApp'] as const),
    ...(['renewRecoveryCodes', 'requestExport', 'downloadExport', 'eraseAccount', 'mailProof'] as const),
    ...(['listGuestOrders', 'answerGuestOrders', 'setPassword', 'changePassword'] as const),
    ...(['mailPasswordLink', 'changeEmail', 'cancelEmailChange', 'getBalance', 'getBalanceHistory'] as const),
    ...(['getFavoriteNames', 'listFavorites', 'removeFavorite', 'downloadReceipt'] as const),
    // Becoming a booster; its page shows what a usual climb would bring.
    ...(['getMyApplication', 'saveMyApplication', 'sendMyApplication', 'uploadApplicationPicture'] as const),
    'createQuote',
    // Support and the law.
    ...(['openChat', 'sendChatMessage', 'readChat', 'uploadChatPicture', 'getChatPicture'] as const),
    ...(['sendLetter', 'getLegalPage'] as const),
    // A test order, whose parties alone pass these.
    ...(['listMyOrders', 'getOrder', 'cancelOrder', 'pauseOrder', 'resumeOrder', 'completeOrder'] as const),
    ...(['disputeOrder', 'getDispute', 'answerDispute', 'withdrawDispute', 'appealDecision'] as const),
    ...(['claimOrder', 'dropOrder', 'lookUpProfile', 'uploadProof', 'getFile'] as const),
    ...(['storeCredentials', 'viewCredentials', 'copyCredentials', 'revokeCredentials'] as const),
    ...(['askLoginCode', 'giveLoginCode', 'viewLoginCode', 'openOrderChat', 'sendOrderMessage'] as const),
    ...(['translateMessage', 'readOrderChat', 'uploadOrderChatPicture', 'getOrderChatPicture'] as const),
    ...(['listUnreadChats', 'openTrackingLink', 'closeTrackingLink', 'getChangeTerms'] as const),
    ...(['withdrawChange', 'setPlayHours', 'pokeBooster', 'keepBooster', 'askOtherBooster'] as const),
    ...(['nameBooster', 'unnameBooster', 'proposeSession', 'acceptSession', 'getPayment'] as const),
    ...(['receivePaymentWebhook', 'cancelTopUp', 'refundTopUp', 'reviewOrder'] as const),
  ] satisfies OperationName[] as readonly OperationName[],
}

/** Whether a page opens before the shop does; a guarded one does, because its guard decides. */
export function pageOpensBefore(pattern: RoutePattern): boolean {
  return pageGuard(pattern) !== 'public' || openBefore.pages.includes(pattern)
}

/** Whether a call works before the shop opens; the work of boosters and staff does, because its guard decides. */
export function callOpensBefore(name: OperationName, guard: Guard): boolean {
  return (guard !== 'public' && guard !== 'authentication') || openBefore.calls.includes(name)
}
