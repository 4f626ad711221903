import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { PostTopic } from '#contract/blog.ts'
import type { Document, DraftBlock } from '#contract/document.ts'
import type { NotificationCode } from '#contract/notifications.ts'
import type { LanguagesOfPost, PostState } from '#contract/post-desk.ts'
import type { LinkPurpose } from '#core/base/links.ts'
import type { ThemeChoice } from '#core/base/theme.ts'
import type { ApplicationContent, ApplicationStatus } from '#core/boosters/applications.ts'
import type { BoostConfig, OrderConfig, OrderServiceId } from '#core/choices/order-config.ts'
import type { GameId, QueueId, Rank, Result, ServerId, ServiceId } from '#core/games/game.ts'
import type { OrderConsents } from '#core/money/consents.ts'
import type { AccountKind, EntryKind } from '#core/money/ledger.ts'
import type { PaymentStatus } from '#core/money/payments.ts'
import type { PayoutAction, PayoutStatus } from '#core/money/payouts.ts'
import type { ReceiptContent, ReceiptSeries } from '#core/money/receipts.ts'
import type { ProposalKind, ProposalState } from '#core/money/staff-limits.ts'
import type { BulkAction } from '#core/orders/bulk.ts'
import type { FreeSlot } from '#core/orders/coaching.ts'
import type { TimelineAction } from '#core/orders/deeds.ts'
import type { DisputeEnd, DisputeKind, DisputeOpener, DisputeReminder } from '#core/orders/disputes.ts'
import type { Doubt } from '#core/orders/doubts.ts'
import type { ChangeAsk } from '#core/orders/follow-up.ts'
import type { OrderStatus } from '#core/orders/lifecycle.ts'
import type { NamedFallback, NamedOutcome } from '#core/orders/named.ts'
import type { NotForMeReason } from '#core/orders/not-for-me.ts'
import type { LoggedWork } from '#core/orders/progress.ts'
import type { ReadyReason } from '#core/orders/ready-reasons.ts'
import type { ShareHold } from '#core/orders/shares.ts'
import type { ReplacementCause } from '#core/orders/silence.ts'
import type { StaffDecision } from '#core/orders/staff-decisions.ts'
import type { HoursException, WeekSpan } from '#core/orders/teaching-hours.ts'
import type { OrderTerms } from '#core/orders/terms.ts'
import type { CredentialAction } from '#core/orders/vault.ts'
import type { BanDeed, BanReason } from '#core/people/bans.ts'
import type { ProvedBy } from '#core/people/factors.ts'
import type { NewsChannel, NewsTopic } from '#core/people/notification-choices.ts'
import type { Camps, ServiceRequestState } from '#core/people/own-services.ts'
import type { Permission, StaffPermission } from '#core/people/permissions.ts'
import type { allGames, SpokenLanguage } from '#core/people/profiles.ts'
import type { SignInProvider } from '#core/people/sign-in-providers.ts'
import type { LevelId } from '#core/prices/cashback.ts'
import type { PriceTable } from '#core/prices/price-table.ts'
import type { Quote } from '#core/prices/quote.ts'
import type { CancelReason, PrizeKind, RaffleState, RaffleTexts } from '#core/raffles/raffles.ts'
import type { Draft } from '#core/site/post-drafts.ts'
import type { ViewedList } from '#core/site/staff-views.ts'
import type { OrderAuthor } from '#core/talk/order-chat.ts'
import type { SupportAuthor, SupportChannel, SupportStatus, SupportTopic } from '#core/talk/support-thread.ts'
import type { Locale } from '#i18n/locales.ts'

/**
 * The tables of `migrations/` as Kysely reads them; a test compares both. A bigint comes back as a number
 * (server/platform/db/pool.ts).
 */
type Time = ColumnType<Date, Date | string | undefined, Date | string>
type NullableTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
type Json<T extends object> = JSONColumnType<T>
type NullableJson<T extends object> = ColumnType<T | null, string | null | undefined, string | null>
/** A JSON document that the database starts with. */
type Defaulted<C> =
  C extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : never
type PostDraft = Draft<DraftBlock>
/** Computed by the database from other columns. */
type Made<T> = ColumnType<T, never, never>

/** Following: other boosters play what the change adds, once the order is completed; followed: their order is placed. */
type ChangeStatus =
  | 'unpaid'
  | 'asked'
  | 'accepted'
  | 'declined'
  | 'withdrawn'
  | 'expired'
  | 'lapsed'
  | 'following'
  | 'followed'

/** What `operation_marks` keeps the last time of. */
export type OperationMark =
  | 'webhook_accepted'
  | 'test_webhook_accepted'
  | 'webhook_refused'
  | 'payment_key_refused'
  | 'mail_login_refused'
  | 'backup'
  | 'drill'
  | 'restored'

export type Schema = {
  users: {
    id: Generated<string>
    kind: 'guest' | 'customer'
    email: string
    username: string
    password_hash: string | null
    permissions: Generated<Permission[]>
    consent: Generated<boolean>
    gclid: string | null
    locale: Generated<Locale>
    banned_at: NullableTime
    /** When the ban ends; null until staff lift it. */
    banned_until: NullableTime
    ban_reason: BanReason | null
    ban_note: Generated<string>
    banned_by: string | null
    demo: Generated<boolean>
    verified_at: NullableTime
    guest_answered_at: NullableTime
    age_confirmed_at: NullableTime
    erased_at: NullableTime
    created_at: Time
    theme: ThemeChoice | null
    sound_volume: Generated<number>
    avatar_small: string | null
    avatar_large: string | null
  }
  permission_requests: { user_id: string; permission: StaffPermission; asked_at: Time }
  person_notes: { id: string; user_id: string; author_id: string; text: string; at: Time }
  ban_orders: {
    id: Generated<string>
    user_id: string
    order_id: string
    deed: BanDeed
    reason: string
    asked_by: string
    asked_at: Time
    ended_at: NullableTime
    refusal: string | null
  }
  bulk_runs: {
    id: string
    action: BulkAction
    reason: string | null
    booster_id: string | null
    amount: number
    asked_by: string
    asked_at: Time
    state: 'waiting' | 'running' | 'stopped' | 'done'
    ended_at: NullableTime
  }
  bulk_orders: {
    id: Generated<string>
    run_id: string
    place: number
    order_id: string
    version: number
    ended_at: NullableTime
    refusal: string | null
  }
  list_views: {
    id: string
    list: ViewedList
    owner_id: string
    name: string
    shared: boolean
    query: Json<Record<string, string>>
    version: Generated<number>
  }
  list_choices: { user_id: string; list: ViewedList; view_id: string | null; columns: string[] | null }
  notification_choices: { user_id: string; topic: NewsTopic; channel: NewsChannel; wanted: boolean }
  identities: {
    provider: SignInProvider
    subject: string
    user_id: string
    name: Generated<string>
    created_at: Time
  }
  spent_sign_in_states: { state: Buffer; expires_at: Time }
  sessions: {
    id: Generated<string>
    user_id: string
    access_hash: Buffer
    access_expires_at: Time
    refresh_hash: Buffer
    previous_refresh_hash: Buffer | null
    renewal_arrived: Generated<boolean>
    refreshed_at: Time
    expires_at: Time
    revoked_at: NullableTime
    created_at: Time
    proved_at: Time
    proved_by: Generated<ProvedBy>
    browser: string | null
    system: string | null
    second_factor: Generated<boolean>
  }
  passkeys: {
    id: Generated<string>
    user_id: string
    credential_id: string
    public_key: Buffer
    counter: number
    transports: Generated<string[]>
    name: string
    created_at: Time
    last_used_at: NullableTime
  }
  authenticator_apps: {
    user_id: string
    key_id: string
    wrapped_key: Buffer
    sealed: Buffer
    used_step: Generated<number>
    tried_step: Generated<number>
    created_at: Time
    confirmed_at: NullableTime
  }
  recovery_codes: { user_id: string; code_hash: Buffer; used_at: NullableTime }
  spent_proofs: { mark: string; expires_at: Time }
  mailed_links: {
    token_hash: Buffer
    purpose: LinkPurpose
    user_id: string
    order_id: string | null
    bound_to: Buffer
    created_at: Time
    expires_at: Time
    used_at: NullableTime
  }
  staff_invitations: {
    id: Generated<string>
    email: string
    permissions: StaffPermission[]
    token_hash: Buffer
    invited_by: string | null
    invited_at: Time
    expires_at: Time
  }
  link_requests: {
    key: Buffer
    purpose: 'verify_address' | 'reset_password' | 'open_order'
    email: string | null
    caused_by: string | null
    asked_at: Time
  }
  email_changes: {
    user_id: string
    email: string
    asked_at: Time
    old_confirmed_at: NullableTime
    new_confirmed_at: NullableTime
  }
  sign_in_failures: { subject: string; failures: number; since: Time }
  captcha_solutions: { signature: string; expires_at: Time }
  boosters: {
    user_id: string
    solo_limit: Generated<number>
    duo_limit: Generated<number>
    since: Time
    last_active_at: NullableTime
    paused_at: NullableTime
    away_at: NullableTime
    away_until: NullableTime
    version: Generated<number>
    meeting_link: string | null
  }
  booster_filters: { user_id: string; filter: string }
  booster_rested: { user_id: string; filter: string }
  booster_ceilings: {
    user_id: string
    game: GameId
    ceiling: number
    /** Null while the booster plays as high as staff allow. */
    allowed: number | null
    unplayed: Generated<QueueId[]>
  }
  service_requests: {
    id: Generated<string>
    booster_id: string
    services: string[]
    ceilings: Json<Camps>
    note: string
    file_id: string | null
    state: Generated<ServiceRequestState>
    asked_at: Time
    closed_at: NullableTime
    reason: string | null
  }
  booster_profiles: {
    user_id: string
    languages: Json<SpokenLanguage[]>
    about: string
    about_in: Locale
    free: Json<FreeSlot[]>
    time_zone: string
    updated_at: Time
  }
  booster_figures: {
    booster_id: string
    game: GameId | typeof allGames
    finished: number
    climbs: number
    on_time: number
    late_days: number[]
    start_seconds: number | null
    starts: number
    won: number
    recorded: number
    disputed: number
    reviews: number
    rating_sum: number
    first_at: NullableTime
    last_at: NullableTime
    counted_at: Time
  }
  reviews: {
    id: Generated<string>
    order_id: string
    customer_id: string
    booster_id: string
    author: string
    overall: number
    skill: number | null
    speed: number | null
    communication: number | null
    text: string
    language: Locale
    reply: string | null
    replied_at: NullableTime
    hidden_at: NullableTime
    hidden_reason: string | null
    demo: Generated<boolean>
    created_at: Time
    edited_at: NullableTime
  }
  favorites: { user_id: string; booster_id: string; created_at: Time }
  presence_samples: { at: Time; boosters: number }
  page_tags: { tag: string; version: Generated<number> }
  price_tables: {
    version: number
    effective_at: Time
    author: string
    reason: string
    content: Json<PriceTable>
    /** The version that its author started from; null for the first. */
    based_on: number | null
    withdrawn_at: NullableTime
    created_at: Time
  }
  orders: {
    id: Generated<string>
    number: Generated<number>
    customer_id: string
    /** Who of staff made it for its customer. */
    ordered_by: Generated<string | null>
    booster_id: string | null
    game: GameId
    service: OrderServiceId
    status: Generated<OrderStatus>
    paused: Generated<boolean>
    config: Json<OrderConfig>
    quote: Json<Quote>
    price_version: number
    terms: Defaulted<Json<OrderTerms>>
    currency: Generated<'EUR'>
    total: number
    booster_share: number
    filter: string
    level: number
    duo: boolean
    in_game_name: string | null
    locale: Locale
    risk_accepted_at: NullableTime
    /** Null for orders from before each consent had its own record, and until one is paid. */
    consents: NullableJson<OrderConsents>
    billing_name: string | null
    billing_address: string | null
    created_at: Time
    paid_at: NullableTime
    searching_at: NullableTime
    claimed_at: NullableTime
    finished_at: NullableTime
    closed_at: NullableTime
    proof_file_id: string | null
    coach_id: string | null
    shortfall: NullableJson<LoggedWork>
    doubts: Generated<Doubt[]>
    shares_held: ShareHold | null
    /** Since when a chargeback freezes it. */
    frozen_at: NullableTime
    /** When a bank took back its money: its settlement is final. */
    charged_back_at: NullableTime
    refunded: number | null
    /** What its end would also have refunded, had a bank not returned it. */
    unrefunded: Generated<number>
    refund_to: 'balance' | 'payment_method' | null
    disputed_by: DisputeOpener | null
    final_at: NullableTime
    /** Who has claimed it and can still undo that, and when they claimed it. */
    reserved_by: string | null
    reserved_at: NullableTime
    version: Generated<number>
  }
  order_transitions: { from_status: string; to_status: string }
  order_events: {
    id: Generated<number>
    order_id: string
    at: Time
    actor: 'customer' | 'booster' | 'admin' | 'provider' | 'time'
    actor_id: string | null
    action: TimelineAction
    from_status: OrderStatus | null
    to_status: OrderStatus
    reason: string | null
    ready: ReadyReason | null
  }
  coach_offers: {
    booster_id: string
    game: GameId
    hourly: number
    languages: Locale[]
    teaches: string
    teaches_in: Locale
    free: Json<FreeSlot[]>
    time_zone: string
    active: boolean
    updated_at: Time
  }
  teaching_hours: {
    booster_id: string
    time_zone: string
    spans: Json<WeekSpan[]>
    exceptions: Json<HoursException[]>
    notice_hours: number
    ahead_days: number
    updated_at: Time
  }
  order_sessions: {
    order_id: string
    agreed_at: NullableTime
    proposed_at: NullableTime
    proposed_by: 'customer' | 'booster' | null
    held_until: NullableTime
    lost_at: NullableTime
    reminded_of: NullableTime
    meeting_link: string | null
  }
  session_notes: {
    order_id: string
    number: number
    coach_id: string
    hours: number
    notes: string
    held_at: Time
  }
  order_blocks: { order_id: string; booster_id: string }
  undone_claims: { order_id: string; booster_id: string; at: Time }
  order_handling: {
    order_id: string
    assignee_id: string | null
    tags: Generated<string[]>
    changed_at: Time
  }
  order_notes: {
    id: string
    order_id: string
    author_id: string
    text: string
    at: Time
    pinned: Generated<boolean>
  }
  order_decisions: {
    order_id: string
    action: StaffDecision
    reason: string | null
    ready: ReadyReason | null
    order_version: number
    decided_by: string
    decided_at: Time
  }
  files: {
    id: Generated<string>
    owner_kind: 'order' | 'application' | 'support' | 'avatar' | 'order_chat' | 'post' | 'service_request'
    owner_id: string
    visibility: Generated<'parties' | 'public'>
    /** Computed by the database from the owner. */
    order_id: Made<string | null>
    uploaded_by: string | null
    mime: string
    width: number
    height: number
    bytes: number
    used: Generated<boolean>
    /** Hash of its decoded pixels; null unless it is for an order, and for older ones. */
    pixels: Buffer | null
    erased_at: NullableTime
    created_at: Time
  }
  order_games: {
    id: Generated<string>
    order_id: string
    number: number
    booster_id: string
    result: Result
    points: number
    standing: Json<Rank>
    character: string | null
    proof_file_id: string | null
    intention_id: string | null
    made_at: NullableTime
    played_at: Time
    struck_at: NullableTime
    struck_by: string | null
    struck_reason: string | null
    struck_ready: ReadyReason | null
    replaced_by: string | null
  }
  order_waves: {
    order_id: string
    began_at: Time
    wave: number
    opened_at: Time
    asked: number
    present: number | null
  }
  declined_offers: {
    order_id: string
    began_at: Time
    booster_id: string
    reason: NotForMeReason | null
    at: Time
  }
  order_offers: { order_id: string; began_at: Time; booster_id: string; wave: number }
  named_offers: {
    order_id: string
    booster_id: string
    fallback: NamedFallback
    until: NullableTime
    outcome: NamedOutcome | null
    ended_at: NullableTime
  }
  booster_presence: { user_id: string; day: Time; samples: number }
  tracking_links: {
    order_id: string
    token: string
    created_at: Time
  }
  order_disputes: {
    id: Generated<string>
    order_id: string
    opened_by: string
    by_guest: Generated<boolean>
    opened_at: Time
    /** Without contact data, which only staff read, in `original`. */
    reason: string
    original: string | null
    kind: DisputeKind
    opened_as: DisputeOpener
    was_paused: Generated<boolean>
    outcome: DisputeEnd | null
    decision: Generated<string>
    to_customer: number | null
    to_boosters: number | null
    to_shop: number | null
    closed_at: NullableTime
    closed_by: string | null
    appeal_of: string | null
  }
  dispute_pictures: { dispute_id: string; file_id: string; statement_id: string | null }
  dispute_statements: {
    id: Generated<string>
    dispute_id: string
    author_id: string
    role: 'customer' | 'booster' | 'admin'
    for_staff: Generated<boolean>
    by_guest: Generated<boolean>
    text: string
    original: string | null
    at: Time
  }
  dispute_reminders: { dispute_id: string; kind: DisputeReminder; at: Time }
  order_changes: {
    id: Generated<string>
    order_id: string
    status: ChangeStatus
    config: Json<OrderConfig>
    quote: Json<Quote>
    total_before: number
    share_before: number
    note: Generated<string>
    in_game_name: string | null
    asked_at: Time
    answer_by: NullableTime
    closed_at: NullableTime
    refund_to: Generated<'payment_method' | 'balance'>
    next_config: NullableJson<BoostConfig>
    next_quote: NullableJson<Quote>
    others_only: Generated<boolean>
    next_order_id: string | null
  }
  prepared_changes: {
    id: Generated<string>
    order_id: string
    config: Json<OrderConfig>
    difference: number
    ask: ChangeAsk
    next_total: number | null
    in_game_name: string | null
    reason: string
    prepared_by: string
    prepared_at: Time
    answer_by: Time
    closed_at: NullableTime
  }
  order_silences: {
    order_id: string
    active_at: Time
    poked_at: NullableTime
    remind_at: NullableTime
    hold_at: NullableTime
    held_at: NullableTime
  }
  play_hours: { order_id: string; slots: Json<FreeSlot[]>; time_zone: string; updated_at: Time }
  order_reminders: {
    order_id: string
    kind: 'checkReminder' | 'lastCheckReminder' | 'start' | 'unplayed'
    since: Time
    at: Time
  }
  booster_replacements: {
    id: Generated<string>
    order_id: string
    booster_id: string
    cause: ReplacementCause
    reason: string
    status: 'asked' | 'accepted' | 'declined' | 'withdrawn' | 'lapsed'
    asked_at: Time
    closed_at: NullableTime
  }
  order_credentials: {
    order_id: string
    key_id: string
    wrapped_key: Buffer
    sealed: Buffer
    stored_at: Time
  }
  login_codes: {
    order_id: string
    asked_by: string
    asked_at: Time
    mailed: boolean
    given_at: NullableTime
    key_id: string | null
    wrapped_key: Buffer | null
    sealed: Buffer | null
  }
  credential_events: {
    id: Generated<number>
    order_id: string
    at: Time
    actor_id: string | null
    action: CredentialAction
  }
  payments: {
    id: Generated<string>
    subject_kind: 'order' | 'change' | 'tip' | 'top_up'
    subject_id: string
    /** The order that it is about, if any. */
    order_id: string | null
    /** Whether its amount is part of that order's money. */
    funds_order: Generated<boolean>
    /** `balance` for a part of the customer's balance. */
    provider: string
    provider_ref: string | null
    /** The provider's name for the money, once it was paid. */
    provider_intent: string | null
    url: string | null
    amount: number
    currency: string
    refunded: Generated<number>
    status: PaymentStatus
    created_at: Time
    /** When its customer last made us query the provider. */
    asked_at: NullableTime
    captured_at: NullableTime
    /** When it was reported to analytics. */
    counted_at: NullableTime
  }
  coupons: {
    id: Generated<string>
    code: string
    enabled: Generated<boolean>
    percent: number | null
    amount: number | null
    cap: number | null
    valid_from: NullableTime
    valid_until: NullableTime
    minimum_order: Generated<number>
    games: Generated<GameId[]>
    services: Generated<ServiceId[]>
    uses: Generated<number>
    use_limit: number | null
    per_customer: number | null
    demo: Generated<boolean>
    created_at: Time
    updated_at: Time
    customer_id: string | null
  }
  coupon_uses: {
    order_id: string
    coupon_id: string
    customer_id: string
    email_key: Buffer
    reserved_at: Time
    released_at: NullableTime
  }
  provider_events: { provider: string; event_id: string; received_at: Time }
  quarantined_events: {
    id: Generated<number>
    provider: string
    event_id: string
    reason: string
    body: Json<object>
    received_at: Time
    settled_at: NullableTime
    settled_reason: string | null
  }
  ledger_checks: { at: Time; faults: number }
  operation_marks: { name: OperationMark; at: Time }
  shop_opening: { id: Generated<number>; opened_at: NullableTime; opened_by: string | null }
  raffles: {
    id: Generated<string>
    slug: string
    state: Generated<RaffleState>
    version: Generated<number>
    prize_kind: PrizeKind
    prize_value: number
    winners: number
    opens_at: NullableTime
    closes_at: NullableTime
    texts: Json<Partial<Record<Locale, RaffleTexts>>>
    countries: Generated<string[]>
    created_by: string
    created_at: Time
    updated_at: Time
    opened_at: NullableTime
    seed: string | null
    seed_hash: string | null
    beacon_chain: string | null
    beacon_round: number | null
    beacon_at: NullableTime
    last_ticket: Generated<number>
    tickets: Generated<number>
    closed_at: NullableTime
    list_hash: string | null
    drawn_at: NullableTime
    randomness: string | null
    signature: string | null
    cancelled_at: NullableTime
    cancel_reason: CancelReason | null
    demo: Generated<boolean>
    prize_cap: number | null
    told_to: Generated<number>
  }
  raffle_entries: {
    raffle_id: string
    number: number
    user_id: string | null
    secret: string | null
    mark: string
    country: string | null
    name_shown: boolean
    entered_at: Time
    withdrawn_at: NullableTime
  }
  raffle_winners: {
    raffle_id: string
    position: number
    place: number
    number: number
    user_id: string | null
    drawn_at: Time
    claim_until: Time
    reminded_at: NullableTime
    claimed_at: NullableTime
    lapsed_at: NullableTime
    lapse: 'silent' | 'excluded' | null
    coupon_id: string | null
    address: string | null
    sent_at: NullableTime
  }
  unserved: {
    game: GameId
    service: ServiceId
    server: ServerId
    level: number
    duo: boolean
    met: number
    last_at: Time
  }
  supply_mails: {
    id: Generated<string>
    email: string
    locale: Locale
    game: GameId
    service: ServiceId
    server: ServerId
    level: number
    duo: boolean
    token_hash: Buffer
    asked_at: Time
    confirmed_at: NullableTime
  }
  opening_mails: {
    id: Generated<string>
    email: string
    locale: Locale
    token_hash: Buffer
    asked_at: Time
    confirmed_at: NullableTime
  }
  chargebacks: {
    id: Generated<string>
    provider: string
    provider_ref: string
    payment_id: string
    order_id: string | null
    amount: number
    status: 'open' | 'won' | 'lost'
    due_at: NullableTime
    opened_at: Time
    closed_at: NullableTime
    from_escrow: Generated<number>
    from_shares: Generated<number>
    from_shop: Generated<number>
    from_balance: Generated<number>
    /** What the customer had spent of it from their balance, and owes. */
    from_debt: Generated<number>
    from_refunds: Generated<number>
    /** What of `from_debt` was written off. */
    forgiven: Generated<number>
    /** Grows whenever the bank takes back a decision against the shop. */
    round: Generated<number>
  }
  proposals: {
    id: Generated<string>
    kind: ProposalKind
    person_id: string | null
    order_id: string | null
    subject: string
    /** Null if nothing limits it. */
    amount: number | null
    wish: JSONColumnType<Record<string, unknown>>
    reason: string
    /** A reason that its reader reads in their language. */
    ready: Generated<ReadyReason | null>
    /** For colleagues alone. */
    note: Generated<string>
    state: ProposalState
    needs_second: boolean
    asked_by: string
    asked_at: Time
    decided_by: string | null
    decided_at: NullableTime
    answer: string | null
  }
  chargeback_orders: {
    chargeback_id: string
    order_id: string
  }
  sandbox_payments: {
    id: string
    idempotency_key: string
    order_id: string
    amount: number
    currency: string
    return_url: string
    cancel_url: string
    expires_at: Time
    status: 'pending' | 'succeeded' | 'failed' | 'refunded'
    refunded: Generated<number>
    created_at: Time
  }
  sandbox_refunds: { idempotency_key: string; payment_id: string; amount: number }
  cashbacks: {
    order_id: string
    customer_id: string
    level: LevelId
    percent: number
    /** What the customer has of it now. */
    amount: number
    /** What couldn't be taken back. */
    unrecovered: Generated<number>
    /** How many entries the ledger has of it. */
    entries: number
    given_at: Time
  }
  tips: {
    id: Generated<string>
    order_id: string
    booster_id: string
    amount: number
    words: Generated<string>
    opened_at: Time
    /** Null until it is paid. */
    given_at: NullableTime
    payment_id: string | null
    due_at: NullableTime
    released_at: NullableTime
    /** What a bank took back or staff refunded during the hold, and the latter alone. */
    taken_back: Generated<number>
    refunded: Generated<number>
  }
  refunds: {
    id: Generated<string>
    payment_id: string
    amount: number
    target: 'provider' | 'balance'
    created_at: Time
    sent_at: NullableTime
    /** When its provider failed to deliver it, and when the balance got it instead. */
    failed_at: NullableTime
    credited_at: NullableTime
    /** How much of a failed one the customer got from their bank instead; minor units. */
    by_bank: Generated<number>
  }
  receipts: {
    id: Generated<string>
    series: ReceiptSeries
    year: number
    /** Null until the transaction that issues it commits. */
    number: Generated<number | null>
    order_id: string | null
    customer_id: string | null
    buyer: string | null
    amount: number
    content: Json<ReceiptContent>
    refund_id: string | null
    corrects: string | null
    chargeback_id: string | null
    chargeback_round: number | null
    /** What earlier papers had taken off the receipt that it corrects; minor units. */
    before: Generated<number>
    issued_at: Time
  }
  receipt_payments: { payment_id: string; receipt_id: string }
  receipt_counters: { series: ReceiptSeries; year: number; last: number }
  settlements: {
    order_id: string
    number: number
    kind: 'settled' | 'adjusted' | 'reversed'
    at: Time
  }
  held_shares: {
    order_id: string
    booster_id: string
    amount: number
    due_at: Time
    released_at: NullableTime
    settlement: Generated<number>
  }
  payout_details: {
    id: Generated<string>
    booster_id: string
    key_id: string
    wrapped_key: Buffer
    sealed: Buffer
    iban_start: string
    iban_end: string
    saved_at: Time
    replaced_at: NullableTime
  }
  payout_batches: {
    id: Generated<string>
    number: Generated<number>
    made_by: string
    made_at: Time
    total: number
    needs_second: boolean
    approved_by: string | null
    approved_at: NullableTime
    first_file_at: NullableTime
    sent_by: string | null
    sent_at: NullableTime
  }
  payouts: {
    id: Generated<string>
    number: Generated<number>
    booster_id: string
    details_id: string | null
    iban_start: string
    iban_end: string
    amount: number
    status: Generated<PayoutStatus>
    requested_at: Time
    ready_at: Time
    batch_id: string | null
    sent_at: NullableTime
    ended_at: NullableTime
    reason: string | null
  }
  payout_events: {
    id: Generated<number>
    payout_id: string
    at: Time
    action: PayoutAction
    actor_id: string | null
  }
  ledger_accounts: {
    id: Generated<number>
    kind: AccountKind
    owner_id: string | null
    currency: Generated<string>
    balance: Generated<number>
  }
  ledger_entries: { id: Generated<number>; kind: EntryKind; business_ref: string; at: Time }
  ledger_lines: {
    id: Generated<number>
    entry_id: number
    account_id: number
    amount: number
    /** On a balance: the payment whose money it is. */
    payment_id: string | null
  }
  notifications: {
    id: Generated<number>
    user_id: string
    code: NotificationCode
    message: string
    special_sound: Generated<boolean>
    params: Json<Record<string, string | number>>
    created_at: Time
    read_at: Time | null
  }
  push_devices: {
    session_id: string
    user_id: string
    endpoint: string
    p256dh: string
    auth: string
    details: Generated<boolean>
    created_at: Time
    last_push_at: NullableTime
    hour_began_at: NullableTime
    sent_in_hour: Generated<number>
  }
  pushes: {
    session_id: string
    notification_id: number
    attempts: Generated<number>
    next_attempt_at: Time
    created_at: Time
  }
  quiet_hours: {
    user_id: string
    from_minute: number | null
    until_minute: number | null
    time_zone: string | null
    codes_wake: Generated<boolean>
    paused_until: NullableTime
  }
  mails: {
    id: Generated<number>
    recipient: string
    subject: string
    body: string
    ref: string | null
    attempts: Generated<number>
    next_attempt_at: Time
    created_at: Time
    sent_at: NullableTime
    kind: string
    locale: Locale
    user_id: string | null
    /** What it says, without its looks; null for a mail from before letters had any. */
    content: NullableJson<object>
    counted_for: string | null
    last_error: string | null
  }
  applications: {
    id: Generated<string>
    user_id: string
    status: Generated<ApplicationStatus>
    version: Generated<number>
    content: Json<ApplicationContent>
    locale: Locale
    created_at: Time
    updated_at: Time
    sent_at: NullableTime
    due_at: NullableTime
    decided_at: NullableTime
  }
  application_steps: {
    id: Generated<number>
    application_id: string
    action: 'send' | 'answer' | 'ask' | 'accept' | 'refuse'
    actor_id: string
    note: Generated<string>
    at: Time
  }
  data_exports: {
    id: Generated<string>
    user_id: string
    requested_at: Time
    ready_at: NullableTime
    bytes: number | null
  }
  posts: {
    id: string
    game: GameId | null
    topic: PostTopic
    author: string
    cover_seed: string
    related: Generated<string[]>
    published_at: NullableTime
    withdrawn_at: NullableTime
    source: string | null
    source_language: Generated<Locale>
    version: Generated<number>
    created_by: string | null
    changed_by: string | null
    changed_at: Time
    cover_picture: string | null
    cover_x: number | null
    cover_y: number | null
    demo: Generated<boolean>
    state: Generated<PostState>
    title: Generated<string>
    blocks: Generated<number>
    languages: Defaulted<Json<LanguagesOfPost>>
    live: Generated<Locale[]>
    scheduled: Generated<Locale[]>
    begun: Generated<Locale[]>
    behind: Generated<Locale[]>
  }
  post_texts: {
    post_id: string
    locale: Locale
    slug: string
    title: string
    description: string
    document: Json<Document>
    words: string
    minutes: number
    updated_at: Time
    source: string | null
    live: Generated<boolean>
    published_revision: Generated<number>
    published_at: Time
  }
  post_drafts: {
    post_id: string
    language: Locale
    revision: number
    fields: Json<PostDraft['fields']>
    own_slug: boolean
    parts: Json<PostDraft['parts']>
    removed: Json<PostDraft['removed']>
    words: string
    changed_at: NullableTime
    changed_by: string | null
    publish_at: NullableTime
    publish_by: string | null
    problem: string | null
  }
  post_versions: {
    id: Generated<string>
    post_id: string
    language: Locale
    kind: 'first' | 'edit' | 'restore'
    begun_at: Time
    at: Time
    by: string | null
    revision: number
    name: string | null
    fields: Json<PostDraft['fields']>
    parts: Json<PostDraft['parts']>
    changed: string[]
    published_at: NullableTime
    closed: boolean
  }
  post_previews: {
    id: Generated<string>
    post_id: string
    hash: Buffer
    created_by: string
    created_at: Time
    expires_at: Time
    last_read_at: NullableTime
  }
  post_slugs: { locale: Locale; slug: string; post_id: string }
  idempotency_keys: {
    subject: string
    key: string
    operation: string
    request_hash: Buffer
    reply: JSONColumnType<object>
    created_at: Time
  }
  failed_attempts: { job: string; subject: string; attempts: number; next_attempt_at: Time }
  audit_chain: {
    is_one: Generated<boolean>
    began_at: NullableTime
    moved_at: NullableTime
    followed: Generated<number>
    checked_at: NullableTime
    entries: Generated<number>
    since: NullableTime
    head_id: number | null
    head_hash: Buffer | null
    head_entries: number | null
    broken_id: number | null
  }
  audit_log: {
    id: Generated<number>
    at: Time
    actor_id: string | null
    operation: string
    subject: string
    detail: Json<object>
    previous_hash: Buffer
    hash: Buffer
  }
  support_threads: {
    id: Generated<string>
    number: Made<number>
    channel: SupportChannel
    visitor_hash: Buffer | null
    user_id: string | null
    status: Generated<SupportStatus>
    locale: Locale
    name: string | null
    email: string | null
    topic: SupportTopic | null
    order_id: string | null
    page: string | null
    quote: string | null
    assigned_to: string | null
    last_number: Generated<number>
    read_by_person: Generated<number>
    read_by_staff: Generated<number>
    waiting_since: NullableTime
    mailed_number: Generated<number>
    from_address: Buffer | null
    demo: Generated<boolean>
    created_at: Time
    updated_at: Time
  }
  support_messages: {
    id: string
    thread_id: string
    number: number
    author: SupportAuthor
    by_guest: Generated<boolean>
    staff_id: string | null
    text: string
    file_id: string | null
    waited_ms: number | null
    at: Time
  }
  order_messages: {
    id: string
    order_id: string
    number: number
    author: OrderAuthor
    author_id: string
    text: string
    original: string | null
    file_id: string | null
    at: Time
  }
  order_chat_reads: {
    order_id: string
    user_id: string
    number: Generated<number>
    mailed_number: Generated<number>
  }
  support_answers: {
    shortcut: string
    locale: Locale
    title: string
    text: string
    updated_by: string | null
    updated_at: Time
  }
}
