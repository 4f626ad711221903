import type { LandingArea, LandingWords, ServiceArea, ServiceWords } from './game-pages.ts'
import type about from './messages/en/about.ts'
import type access from './messages/en/access.ts'
import type account from './messages/en/account.ts'
import type admin from './messages/en/admin.ts'
import type adminmails from './messages/en/adminmails.ts'
import type adminreviews from './messages/en/adminreviews.ts'
import type app from './messages/en/app.ts'
import type application from './messages/en/application.ts'
import type applications from './messages/en/applications.ts'
import type audit from './messages/en/audit.ts'
import type balance from './messages/en/balance.ts'
import type blog from './messages/en/blog.ts'
import type blogdesk from './messages/en/blogdesk.ts'
import type booster from './messages/en/booster.ts'
import type boosters from './messages/en/boosters.ts'
import type bulk from './messages/en/bulk.ts'
import type calendar from './messages/en/calendar.ts'
import type change from './messages/en/change.ts'
import type chat from './messages/en/chat.ts'
import type checkout from './messages/en/checkout.ts'
import type climbs from './messages/en/climbs.ts'
import type coach from './messages/en/coach.ts'
import type coaching from './messages/en/coaching.ts'
import type contact from './messages/en/contact.ts'
import type cookies from './messages/en/cookies.ts'
import type coupons from './messages/en/coupons.ts'
import type currencies from './messages/en/currencies.ts'
import type day from './messages/en/day.ts'
import type disputes from './messages/en/disputes.ts'
import type earnings from './messages/en/earnings.ts'
import type errors from './messages/en/errors.ts'
import type evidence from './messages/en/evidence.ts'
import type factors from './messages/en/factors.ts'
import type favorites from './messages/en/favorites.ts'
import type finished from './messages/en/finished.ts'
import type game from './messages/en/game.ts'
import type games from './messages/en/games.ts'
import type glossary from './messages/en/glossary.ts'
import type handling from './messages/en/handling.ts'
import type home from './messages/en/home.ts'
import type inbox from './messages/en/inbox.ts'
import type invitation from './messages/en/invitation.ts'
import type legal from './messages/en/legal.ts'
import type lists from './messages/en/lists.ts'
import type mailchoice from './messages/en/mailchoice.ts'
import type mails from './messages/en/mails.ts'
import type money from './messages/en/money.ts'
import type myreviews from './messages/en/myreviews.ts'
import type names from './messages/en/names.ts'
import type news from './messages/en/news.ts'
import type notifications from './messages/en/notifications.ts'
import type opening from './messages/en/opening.ts'
import type order from './messages/en/order.ts'
import type orderfor from './messages/en/orderfor.ts'
import type palette from './messages/en/palette.ts'
import type payouts from './messages/en/payouts.ts'
import type people from './messages/en/people.ts'
import type person from './messages/en/person.ts'
import type post from './messages/en/post.ts'
import type posts from './messages/en/posts.ts'
import type preview from './messages/en/preview.ts'
import type prices from './messages/en/prices.ts'
import type profile from './messages/en/profile.ts'
import type proof from './messages/en/proof.ts'
import type proposals from './messages/en/proposals.ts'
import type protection from './messages/en/protection.ts'
import type push from './messages/en/push.ts'
import type raffledesk from './messages/en/raffledesk.ts'
import type raffles from './messages/en/raffles.ts'
import type ready from './messages/en/ready.ts'
import type receipts from './messages/en/receipts.ts'
import type reviews from './messages/en/reviews.ts'
import type rights from './messages/en/rights.ts'
import type roster from './messages/en/roster.ts'
import type rules from './messages/en/rules.ts'
import type service from './messages/en/service.ts'
import type services from './messages/en/services.ts'
import type session from './messages/en/session.ts'
import type settings from './messages/en/settings.ts'
import type shell from './messages/en/shell.ts'
import type shortcuts from './messages/en/shortcuts.ts'
import type slots from './messages/en/slots.ts'
import type soon from './messages/en/soon.ts'
import type success from './messages/en/success.ts'
import type supply from './messages/en/supply.ts'
import type talk from './messages/en/talk.ts'
import type teaching from './messages/en/teaching.ts'
import type terms from './messages/en/terms.ts'
import type today from './messages/en/today.ts'
import type tracking from './messages/en/tracking.ts'
import type triage from './messages/en/triage.ts'
import type troubles from './messages/en/troubles.ts'
import type views from './messages/en/views.ts'
import type work from './messages/en/work.ts'
import type yourdata from './messages/en/yourdata.ts'

/**
 * Texts are stored and loaded by area, so that a page loads only its own. The English file is the source. An area with
 * a slash in its name is a page of one game, and its file is in the game's folder.
 */
export type EnglishMessages = {
  shell: typeof shell
  about: typeof about
  access: typeof access
  account: typeof account
  earnings: typeof earnings
  errors: typeof errors
  evidence: typeof evidence
  factors: typeof factors
  handling: typeof handling
  orderfor: typeof orderfor
  proof: typeof proof
  ready: typeof ready
  rights: typeof rights
  reviews: typeof reviews
  push: typeof push
  raffledesk: typeof raffledesk
  raffles: typeof raffles
  preview: typeof preview
  receipts: typeof receipts
  roster: typeof roster
  rules: typeof rules
  shortcuts: typeof shortcuts
  soon: typeof soon
  success: typeof success
  game: typeof game
  games: typeof games
  service: typeof service
  checkout: typeof checkout
  opening: typeof opening
  order: typeof order
  services: typeof services
  session: typeof session
  settings: typeof settings
  coaching: typeof coaching
  coach: typeof coach
  slots: typeof slots
  teaching: typeof teaching
  booster: typeof booster
  boosters: typeof boosters
  favorites: typeof favorites
  finished: typeof finished
  profile: typeof profile
  app: typeof app
  application: typeof application
  applications: typeof applications
  cookies: typeof cookies
  balance: typeof balance
  blog: typeof blog
  blogdesk: typeof blogdesk
  post: typeof post
  posts: typeof posts
  coupons: typeof coupons
  currencies: typeof currencies
  supply: typeof supply
  climbs: typeof climbs
  day: typeof day
  disputes: typeof disputes
  admin: typeof admin
  adminmails: typeof adminmails
  adminreviews: typeof adminreviews
  audit: typeof audit
  palette: typeof palette
  payouts: typeof payouts
  people: typeof people
  person: typeof person
  home: typeof home
  protection: typeof protection
  prices: typeof prices
  lists: typeof lists
  myreviews: typeof myreviews
  names: typeof names
  news: typeof news
  notifications: typeof notifications
  today: typeof today
  tracking: typeof tracking
  proposals: typeof proposals
  triage: typeof triage
  views: typeof views
  bulk: typeof bulk
  troubles: typeof troubles
  money: typeof money
  mailchoice: typeof mailchoice
  mails: typeof mails
  work: typeof work
  glossary: typeof glossary
  terms: typeof terms
  calendar: typeof calendar
  change: typeof change
  chat: typeof chat
  talk: typeof talk
  contact: typeof contact
  inbox: typeof inbox
  invitation: typeof invitation
  legal: typeof legal
  yourdata: typeof yourdata
} & Record<ServiceArea, ServiceWords> &
  Record<LandingArea, LandingWords>

export type Area = keyof EnglishMessages
