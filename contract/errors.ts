import type { Possible } from '#core/orders/standing.ts'

/**
 * Every refusal of the product: its code and its HTTP status. The codes up to `something_wrong` are the dictionary of
 * spec 8; their sentences are in `i18n`.
 */
export const errorStatus = {
  user_not_found: 404,
  booster_not_found: 404,
  username_already_exists: 409,
  email_already_exists: 409,
  account_banned: 403,
  invalid_credentials: 401,
  bad_token: 401,
  token_expired: 401,
  access_denied: 403,
  unauthorized: 401,
  forbidden: 403,
  incorrect_old_password: 400,
  user_not_booster: 403,
  socket_unauthorized: 401,
  multiple_connection_detected: 409,
  role_not_found: 404,

  order_not_found: 404,
  order_not_available: 409,
  service_not_found: 404,
  booster_not_available: 403,
  not_eligible_to_claim_this_league_orders: 403,
  solo_order_claim_limit_reached: 409,
  duo_order_claim_limit_reached: 409,
  coach_not_found: 404,
  coach_not_eligible: 403,
  order_credentials_not_found: 404,
  invalid_server: 400,
  custom_champions_option_is_not_available: 400,
  duo_boost_is_not_available_for_this_service: 400,

  coupon_already_exists: 409,
  coupon_not_found: 404,
  mail_not_found: 404,
  mail_already_sent: 409,
  payment_not_found: 404,
  payment_has_already_been_processed: 409,
  invalid_signature: 400,

  summoner_not_found: 404,
  'Valorant profile not found!': 404,
  'LOL profile not found!': 404,

  'reset password email sent already': 429,
  bad_file_extension: 415,
  no_files_uploaded: 400,

  internal_server_error: 500,
  not_found: 404,
  bad_request: 400,
  bad_params: 400,
  something_wrong: 400,

  // Additions to the specification's dictionary.
  second_factor_needed: 401,
  second_step_expired: 401,
  second_factor_required: 403,
  fresh_proof_needed: 403,
  code_wrong: 400,
  passkey_refused: 400,
  passkey_not_found: 404,
  too_many_passkeys: 409,
  app_already_set_up: 409,
  app_not_set_up: 409,
  no_second_factor: 409,
  account_has_money: 409,
  account_has_orders: 409,
  account_has_permissions: 409,
  account_needed: 403,
  address_has_account: 409,
  already_booster: 409,
  already_customer: 409,
  application_changed: 409,
  application_incomplete: 400,
  application_not_found: 404,
  application_too_soon: 409,
  balance_too_low: 409,
  booster_blocked_on_order: 403,
  booster_has_orders: 409,
  booster_needs_application: 409,
  captcha_failed: 400,
  confirmation_wrong: 400,
  correction_too_late: 409,
  coupon_exhausted: 409,
  coupon_expired: 409,
  coupon_in_use: 409,
  coupon_minimum_not_reached: 409,
  coupon_not_for_this_order: 409,
  coupon_not_valid_yet: 409,
  coupon_used_already: 409,
  drop_needs_proof: 400,
  export_not_found: 404,
  game_not_possible: 400,
  idempotency_key_reused: 422,
  link_not_valid: 410,
  link_sent_already: 429,
  identity_taken: 409,
  last_way_in: 409,
  not_connected: 409,
  order_state_changed: 409,
  order_total_changed: 409,
  password_in_chat: 400,
  payload_too_large: 413,
  payment_failed: 402,
  picture_too_small: 400,
  price_date_taken: 409,
  price_version_not_found: 404,
  price_version_not_scheduled: 409,
  prices_changed_meanwhile: 409,
  prices_not_set: 503,
  payment_under_way: 409,
  proof_needed: 400,
  provider_address_missing: 409,
  provider_away: 503,
  quote_expired: 409,
  quote_not_found: 404,
  server_busy: 503,
  session_not_held: 409,
  session_time_changed: 409,
  session_time_past: 400,
  sign_in_canceled: 400,
  sign_in_failed: 400,
  sign_in_not_offered: 404,
  target_not_reached: 409,
  thread_not_found: 404,
  too_many_coupon_tries: 429,
  too_many_messages: 429,
  too_many_pictures: 409,
  too_many_requests: 429,
  too_many_unpaid_orders: 409,
  weak_password: 400,
  wish_missing: 400,
} as const

/** A refusal's code. A code without a text in any of the nine languages does not compile. */
export type ErrorCode = keyof typeof errorStatus

/** The sentences of spec 5, which are sent literally as `message`; `errors[].code` names the rule. */
export const ruleSentences = {
  email_empty: 'Email must not be empty.',
  email_invalid: 'Email must be a valid email address.',
  username_empty: 'Username must not be empty.',
  password_empty: 'Password must not be empty.',
  password_too_short: 'Password must be at least 6 characters.',
  minimum_purchase: 'The minimum purchase is 40 LP or 40 RR.',
  target_tier_lower: 'The target tier cannot be lower than the current tier.',
  target_division_same_or_lower:
    'The target division cannot be the same as or lower than the current division.',
  captcha_required: 'Please solve the captcha.',
  terms_not_accepted: 'You must accept the terms of service.',
} as const

/** A rule of spec 5 by name. */
export type RuleCode = keyof typeof ruleSentences

/** The response to a refused call: `message` is a code or a rule's sentence, `errors` names the fields. */
export type ErrorBody = { message: string; errors?: FieldError[] }

/**
 * One field's refusal; `field` is a path such as `start.division`. A required captcha has a level. `possible` says
 * what would be accepted instead, if known: points from and to, or ranks from and to.
 */
export type FieldError = { field: string; code: ErrorCode | RuleCode; level?: number; possible?: Possible }
