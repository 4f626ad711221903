/**
 * Every call of the API: its name, method and path. The browser needs only this table to make a call; guards, schemas
 * and errors are in the feature's contract file.
 */
export const operations = {
  register: 'POST /v1/auth/register',
  login: 'POST /v1/auth/login',
  guest: 'POST /v1/auth/guest',
  refresh: 'POST /v1/auth/refresh',
  logout: 'DELETE /v1/auth/logout',
  startSignIn: 'POST /v1/auth/:provider/start',
  discordCallback: 'POST /v1/auth/discordcallback',
  googleCallback: 'POST /v1/auth/googlecallback',
  facebookCallback: 'POST /v1/auth/facebookcallback',
  connectSignIn: 'POST /v1/users/@me/sign-ins/:provider',
  disconnectSignIn: 'DELETE /v1/users/@me/sign-ins/:provider',
  getMe: 'GET /v1/users/@me',
  setConsent: 'POST /v1/users/consent',
  setGclid: 'POST /v1/users/gclidCookie',
  getSettings: 'GET /v1/users/@me/settings',
  getCaptchaChallenge: 'GET /v1/captcha/challenge',

  requestExport: 'POST /v1/users/@me/export',
  downloadExport: 'GET /v1/users/@me/export/:export_id',
  eraseAccount: 'DELETE /v1/users/@me',

  getPrices: 'GET /v1/prices',
  listPriceVersions: 'GET /v1/prices/versions',
  getPriceVersion: 'GET /v1/prices/versions/:version',
  publishPrices: 'POST /v1/prices/versions',
  withdrawPrices: 'DELETE /v1/prices/versions/:version',
  createQuote: 'POST /v1/quotes',

  getStorefront: 'GET /v1/storefront',
  listBoosters: 'GET /v1/boosters',
  getBooster: 'GET /v1/boosters/:username',
  listBoosterClimbs: 'GET /v1/boosters/:username/climbs',
  listBoosterReviews: 'GET /v1/boosters/:username/reviews',
  getMyProfile: 'GET /v1/boosters/@me/profile',
  saveProfile: 'PUT /v1/boosters/@me/profile',

  listTerms: 'GET /v1/glossary',
  getLegalPage: 'GET /v1/legal/:name',

  createOrder: 'POST /v1/orders',
  listMyOrders: 'GET /v1/orders',
  listAvailableOrders: 'GET /v1/orders/available',
  listActiveOrders: 'GET /v1/orders/active',
  listCompletedOrders: 'GET /v1/orders/completed',
  listOrdersByState: 'GET /v1/orders/state/:state',
  findOrderByNumber: 'GET /v1/orders/number/:number',
  getOrder: 'GET /v1/orders/:order_id',
  cancelOrder: 'POST /v1/orders/:order_id/cancel',
  payOrder: 'POST /v1/orders/:order_id/pay',
  storeCredentials: 'PUT /v1/orders/:order_id/credentials',
  viewCredentials: 'POST /v1/orders/:order_id/credentials/view',
  copyCredentials: 'POST /v1/orders/:order_id/credentials/copy',
  revokeCredentials: 'DELETE /v1/orders/:order_id/credentials',
  claimOrder: 'POST /v1/orders/:order_id/claim',
  assignOrder: 'POST /v1/orders/:order_id/assign',
  listCandidates: 'GET /v1/orders/:order_id/candidates',
  dropOrder: 'POST /v1/orders/:order_id/drop',
  pauseOrder: 'POST /v1/orders/:order_id/pause',
  resumeOrder: 'POST /v1/orders/:order_id/resume',
  recordGame: 'POST /v1/orders/:order_id/games',
  undoGame: 'DELETE /v1/orders/:order_id/games/:game_id',
  correctGame: 'POST /v1/orders/:order_id/games/:game_id/correct',
  strikeGame: 'POST /v1/orders/:order_id/games/:game_id/strike',
  finishOrder: 'POST /v1/orders/:order_id/finish',
  disputeOrder: 'POST /v1/orders/:order_id/dispute',
  releaseShares: 'POST /v1/orders/:order_id/shares/release',
  rejectProof: 'POST /v1/orders/:order_id/reject',
  completeOrder: 'POST /v1/orders/:order_id/complete',

  listCoaches: 'GET /v1/coaching/coaches',
  listMyOffers: 'GET /v1/coaching/offers/@me',
  saveOffer: 'PUT /v1/coaching/offers/:game',
  declineOrder: 'POST /v1/orders/:order_id/decline',
  proposeSession: 'POST /v1/orders/:order_id/session',
  acceptSession: 'POST /v1/orders/:order_id/session/accept',
  recordSession: 'POST /v1/orders/:order_id/session/notes',
  applyCoupon: 'POST /v1/orders/:order_id/coupon',
  removeCoupon: 'DELETE /v1/orders/:order_id/coupon',

  listCoupons: 'GET /v1/coupons',
  createCoupon: 'POST /v1/coupons',
  updateCoupon: 'PUT /v1/coupons/:coupon_id',
  deleteCoupon: 'DELETE /v1/coupons/:coupon_id',

  getMyApplication: 'GET /v1/applications/mine',
  saveMyApplication: 'PUT /v1/applications/mine',
  sendMyApplication: 'POST /v1/applications/mine/send',
  uploadApplicationPicture: 'POST /v1/applications/mine/pictures',
  listApplications: 'GET /v1/applications',
  getApplication: 'GET /v1/applications/:application_id',
  askApplicant: 'POST /v1/applications/:application_id/question',
  acceptApplication: 'POST /v1/applications/:application_id/accept',
  refuseApplication: 'POST /v1/applications/:application_id/refuse',

  uploadProof: 'POST /v1/orders/:order_id/proofs',
  getFile: 'GET /v1/files/:file_id',

  getPayment: 'GET /v1/payments/:payment_id',
  claimConversion: 'POST /v1/payments/:payment_id/conversion',
  receivePaymentWebhook: 'POST /v1/payments/webhooks/:provider',

  openChat: 'GET /v1/support/chat',
  sendChatMessage: 'POST /v1/support/chat/messages',
  readChat: 'POST /v1/support/chat/read',
  uploadChatPicture: 'POST /v1/support/chat/pictures',
  getChatPicture: 'GET /v1/support/pictures/:file_id',
  sendLetter: 'POST /v1/support/letters',
  listThreads: 'GET /v1/support/threads',
  getThread: 'GET /v1/support/threads/:thread_id',
  answerThread: 'POST /v1/support/threads/:thread_id/messages',
  assignThread: 'POST /v1/support/threads/:thread_id/assign',
  setThreadStatus: 'POST /v1/support/threads/:thread_id/status',
  listCannedAnswers: 'GET /v1/support/answers',
  saveCannedAnswer: 'PUT /v1/support/answers/:shortcut/:locale',
  recordView: 'POST /v1/analytics/views',
  listPosts: 'GET /v1/blog/posts',
  getPost: 'GET /v1/blog/posts/:slug',

  getBalance: 'GET /v1/balance',
  listNotifications: 'GET /v1/notifications',
} as const

export type OperationName = keyof typeof operations

/** Method and path template of an operation; a parameter is written `:name`. */
export function methodAndPath(name: OperationName): { method: string; path: string } {
  const [method = '', path = ''] = operations[name].split(' ')
  return { method, path }
}
