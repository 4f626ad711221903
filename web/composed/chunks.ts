/**
 * The chunks of the browser's script that many pages share, because each request costs more than the bytes it saves. A
 * file belongs to the first chunk that names it. A chunk also has what its files import, unless a chunk above names it.
 * A file that no chunk names is with the files that the same pages need.
 *
 * A file that is imported by `import()` alone gains nothing here: it would be a request of its own, beside its chunk.
 */
export const chunks: Readonly<Record<string, readonly string[]>> = {
  /** What each first view needs and nothing else: it has at most 88 KB of script, with a calculator 105. */
  base: [
    'node_modules/{react,react-dom,scheduler}/**',
    'node_modules/react-router/dist/**/lib/{context,hooks,components}.js',
    'web/composed/entry-client.tsx',
    'web/frame/router/rendered.ts',
    'web/frame/shell/later.tsx',
    'web/kit/ui/{kept,button,select,tabs}.tsx',
    'web/kit/drawing/{direction,polyline}.ts',
    'web/kit/drawing/contours/contour-lines.tsx',
    'core/base/durations.ts',
    'core/games/game.ts',
    'i18n/joined-words.ts',
  ],
  /** What text pages share; they must load neither the games nor the dashboard. */
  reading: [
    'i18n/{times,match-path,paths}.ts',
    'web/frame/router/moved.ts',
    'web/parts/lists/list-query.ts',
    'web/kit/ui/{avatar,notice,table,pagination}.tsx',
    'web/kit/ui/page-numbers.ts',
  ],
  /** A list of posts and one post. Its covers are pictures too, without what else a document has. */
  posts: [
    'web/shop/blog/{post-words,post-card,blog-icons,blog-query,cover-of-post}.{ts,tsx}',
    'web/kit/drawing/cover/post-cover.tsx',
    'web/parts/document/post-picture.ts',
    'core/site/post-pictures.ts',
  ],
  /** A post, or a legal page that is read in the browser. */
  document: ['web/parts/document/**'],
  /** Shared by the calculators and the pages around them, which must load neither a calculator nor the long lists. */
  games: [
    'core/games/{games,ladder,league-of-legends,teamfight-tactics,valorant,wild-rift}.ts',
    'core/prices/{ladder-prices,priced-games}.ts',
    'core/choices/order-config.ts',
    'web/kit/drawing/{noise,strata,trail,lens}.ts',
    'web/kit/drawing/{climb-gradient,flag}.tsx',
    'web/kit/drawing/emblem/**',
    'web/kit/drawing/route/{use-route,use-pointer-place}.ts',
    'web/kit/drawing/route/{route-handles,profile-ridges}.tsx',
    'web/account/sign-in/go-on.ts',
    'web/shop/games/breadcrumbs.tsx',
    'web/shop/games/refuse-unpriced.ts',
    'web/shop/service/last-game.ts',
    'web/frame/router/use-revalidate.ts',
    'web/kit/ui/{icon-button,switch,field,text-input}.tsx',
    'i18n/{climb-words,order-words}.ts',
  ],
  /** Used below the calculators and, on the server, by their loader: code that only the server loads stays out. */
  answers: ['web/shop/service/questions.ts'],
  /** A calculator. */
  service: [
    'web/shop/service/{service-layout,place-fields}.tsx',
    'web/shop/service/{load-service,route-labels,use-service}.ts',
  ],
  /** A calculator's fields for a climb, which the page that changes an order has too. */
  climbing: ['web/shop/service/{climb-form,point-fields}.tsx', 'web/shop/service/follow-end.ts'],
  /** A calculator's drawing on a narrow screen. */
  switchbacks: ['web/kit/drawing/route/switchbacks/**'],
  /** What the dashboard's pages share with each other and with what each page loads when it is idle. */
  kit: [
    'web/frame/shell/{account-menu,dashboard-layout,bottom-bar,rail}.tsx',
    'web/frame/shell/{use-form,something-to-lose}.ts',
    'i18n/{page-guards,staff-pages}.ts',
    'web/frame/pwa/unanswered.ts',
    'web/frame/realtime/use-connection.ts',
    'web/parts/lists/{use-steady.ts,steady-rows.tsx}',
    'web/work/booster/next-due.tsx',
    'web/frame/realtime/{recent-events,realtime-calls}.ts',
    'web/kit/ui/toasts.ts',
    'web/kit/ui/{card,checkbox,dashboard-icon,error-note,meter,skeleton,state-chip,text-area,upload-bar,late-icon}.tsx',
    'web/kit/ui/late-icons.ts',
    'web/frame/texts/written-in.tsx',
    'web/frame/texts/{message-of,picture-refusal,use-language-name,use-now,use-time-zone,use-times,use-until}.ts',
    'web/frame/router/use-action.ts',
    'web/frame/realtime/{realtime-events,use-realtime,notification-sound}.ts',
    'web/parts/consent/{visitor-consent.ts,own-cookies.ts,english.ts,consent-bar.tsx}',
    'web/parts/analytics/report-conversion.ts',
    'web/parts/shortcuts/{page-keys,shortcut-table,single-keys,use-single-keys}.ts',
    'web/support/{chat-door,support-sounds}.ts',
    'web/frame/session/{known-address,owner-of}.ts',
    'web/parts/chat/**',
    'web/parts/installed-app/{connection-bar.tsx,install.ts}',
    'web/frame/pwa/{connection,latest-build,use-lost-at}.ts',
    'web/frame/kept/{start-kept,intentions,intention}.ts',
    'web/worker/{kept-documents,read-push}.ts',
    'contract/notification-topics.ts',
    'core/orders/kinds/news.ts',
    'i18n/{notification-words,news-link}.ts',
    'web/account/sign-in/{solve-captcha.ts,keep-order.tsx}',
    'web/frame/pwa/reload-on-broken-chunk.ts',
    'web/account/error-pages/error-screen.tsx',
    'web/kit/drawing/{empty,small-profile}/**',
    'web/parts/characters/**',
    'web/parts/climb/order-profile.tsx',
    'web/orders/order/parts/use-order-changes.ts',
    'web/parts/pictures/{use-picture,upload-picture}.ts',
    'web/work/booster/{announce-order,board-filter}.ts',
    'web/work/services/use-away.ts',
    'web/account/notifications/{need-parts,news-mark}.tsx',
    'web/account/notifications/{news,title-count}.ts',
    'web/parts/finished/star-peaks.tsx',
    'web/parts/favorites/{heart-button.tsx,use-favorites.ts,booster-wish.ts}',
    'core/talk/{read-message,support-thread}.ts',
    'core/base/{links,order-number,pictures}.ts',
    'core/boosters/reviews.ts',
    'core/orders/free-times.ts',
    'core/people/{matching,notification-choices,plays,quiet-hours}.ts',
    'i18n/{duration,consent-words,before-opening,zone-names}.ts',
  ],
  /** A person's own orders on their device; visitors never load it. */
  kept: ['node_modules/idb/**', 'web/frame/kept/own-store.ts'],
  /** The ways to sign in, on a page and in the dialogs that ask for it. */
  'sign-in': [
    'web/account/sign-in/{sign-in-panel,sign-in-form,second-factor-step,proof-form,passkey-button,account-password}.tsx',
    'web/account/sign-in/{use-steps,use-captcha,passkeys,leave-for-provider,with-captcha}.ts',
  ],
  /** A coach's free times, where an hour is bought and where it is moved. */
  slots: ['web/shop/coaching/{slot-picker.tsx,use-free-slots.ts}'],
  /** An order and its actions. */
  order: [
    'web/orders/order/parts/{order-facts,kind-words,offered,ordering-page,shortfall}.ts',
    'web/orders/order/parts/order-state.tsx',
    'web/orders/order/{work/record-game,work/proof-picture,actions/assign-button,now/needs-you,login/open-login}.tsx',
    'web/frame/shell/reason-field.tsx',
    'core/orders/{kinds,coaching,deadlines}.ts',
    'i18n/load-character-names.ts',
  ],
  /** The page of an order, which the dashboard shows too. */
  'order-view': [
    'web/orders/order/page/order-page.tsx',
    'web/orders/order/parts/climb-section.tsx',
    'web/orders/order/talk/!(talk-sheet).{ts,tsx}',
    'web/kit/drawing/{status-path,arrival,climb-so-far,count-so-far}/**',
    'core/orders/vault.ts',
  ],
  /** A page with a list. */
  lists: ['web/parts/lists/!(filter-sheet|use-steady|steady-rows).{ts,tsx}'],
  /** As separate chunks, these were six requests before any dialog opened. */
  dialogs: ['web/kit/ui/dialog.tsx', 'web/frame/shell/form-dialog.tsx'],
  /** Lists of orders. */
  boards: [
    'web/orders/order/lists/order-list.tsx',
    'web/work/booster/{board,board-bar,board-row,board-status}.{ts,tsx}',
  ],
  coupons: ['web/staff/coupons/coupon-{form.tsx,query.ts,words.ts}'],
}

/** Style sheets that several folders share, with the folders' files. Any other folder has a sheet of its own. */
export const sheets: Readonly<Record<string, readonly string[]>> = {
  /** On every page, with hearts and stars, which the dashboard's scripts share. */
  'shell-styles': ['web/{kit/ui,frame/shell,parts/favorites,parts/finished}/**'],
  'dashboard-styles': [
    'web/account/{balance,settings}/**',
    'web/orders/{order,changes,disputes}/**',
    'web/parts/pictures/**',
    'web/staff/{coupons,mails,people,prices,roster}/**',
    'web/work/{booster,earnings}/**',
  ],
  /** Not with those of the blog that readers see. */
  'desk-styles': ['web/staff/blog/**'],
  /** What comes on top of a page when it is idle. */
  'idle-styles': ['web/parts/{consent,chat}/**', 'web/support/chat.css'],
}

/**
 * Imported by the base chunk, but needed only when a page is idle, something goes wrong or somebody signs in. Such a file
 * finds its own imports: otherwise the base chunk would have to name them.
 */
export const idleFiles: readonly string[] = [
  'web/composed/when-idle.ts',
  'web/composed/all-pages.ts',
  'web/frame/kept/own-pages.ts',
  'web/frame/router/browser-router.ts',
  'web/frame/router/tell-news.ts',
  'web/frame/shell/closed-notice.tsx',
  'web/frame/shell/account-menu.tsx',
  'web/frame/shell/footer.tsx',
  'web/kit/drawing/contours/contour-geometry.ts',
  'web/frame/texts/error-toast.ts',
  'web/account/error-pages/fatal-page.tsx',
  'web/account/error-pages/banned-dialog.tsx',
  'web/account/sign-in/proof-dialog.tsx',
  'web/account/sign-in/sign-in-dialog.tsx',
  'contract/operations.ts',
]
