import type { ErrorCode } from '#contract/errors.ts'

// Each of these is shown by itself: as a short message, below a field or as the text of a page. They say what
// happened
// and what to do next. The reader is a customer, a booster or staff, as the headings say.
export default {
  // Account and session: anybody. Six English texts are fixed by the specification and may sound bare:
  // username_already_exists, booster_not_available, duo_boost_is_not_available_for_this_service, both
  // “profile not
  // found!” and “reset password email sent already”. Translate what they mean.
  banned_already:
    'This account is banned already, so nothing was changed. Lift that ban first to set another one.',
  user_not_found: 'This account doesn’t exist. Check the name or the address.',
  username_already_exists: 'Username Already Exists',
  username_reserved: 'This name looks like ours or like a web address. Choose another one.',
  email_already_exists: 'This e-mail address already has an account. Sign in with it instead.',
  account_banned: 'This account is banned. Our e-mail about it says why and until when.',
  invalid_credentials: 'The e-mail address or password is wrong. Check both and try again.',
  bad_token: 'Your session is no longer valid. Sign in again.',
  token_expired: 'Your session has expired. Sign in again.',
  access_denied: 'You don’t have access to this. Sign in with an account that does.',
  unauthorized: 'Sign in first, then try again.',
  forbidden: 'Your account isn’t allowed to do this. Sign in with one that is.',
  incorrect_old_password: 'The old password is wrong. Try again, or reset it.',
  weak_password: 'This password is too easy to guess. Choose another one.',
  captcha_failed: 'The bot check failed. Try again.',
  age_not_confirmed: 'Confirm that you’re {figures.leastCustomerAge} or older.',
  address_has_account:
    'This e-mail address already has an account. Sign in with its password, then connect the other account under “{shell.profileSettings}”.',
  identity_taken: 'That account already signs in someone else here. Connect another one, or sign in with it.',
  last_way_in: 'This is your only way to sign in. Set a password first.',
  not_connected: 'This account isn’t connected anymore. Reload the page.',
  provider_address_missing:
    'We didn’t get an e-mail address from there. Create an account with your e-mail address, then connect the other account under “{shell.profileSettings}”.',
  profile_lookup_away:
    'We couldn’t look up this profile. Enter the rank by hand, or try again in a few minutes.',
  push_off: 'This shop doesn’t send push.',
  push_service_unknown: 'This browser’s push service isn’t supported. Try another browser.',
  provider_away:
    'Discord, Google or Facebook isn’t answering right now. Try again in a few minutes, or sign in another way.',
  sign_in_canceled: 'The sign-in was cancelled. Try again, or sign in another way.',
  sign_in_failed: 'This sign-in is no longer valid. Start again.',
  sign_in_not_offered: 'This way to sign in isn’t available here. Choose another one.',
  already_customer: 'You already have an account. Change your password in its settings.',
  invitation_not_found: 'This invitation was accepted or revoked meanwhile, or it’s too old.',
  link_not_valid: 'This link has expired or was already used. Ask for a new one.',
  link_sent_already:
    'You’ve just asked for this e-mail. Check your inbox and the spam folder before you ask again.',
  mails_used_up: 'Nothing was sent. {access.sent.limit} Look for an earlier one, or try again tomorrow.',
  invitation_sent_already:
    'This address was invited a moment ago. Wait a few minutes before you send another invitation.',
  role_not_found: 'This role doesn’t exist. Reload the page and choose another one.',
  socket_unauthorized: 'The real-time connection was refused. Reload the page.',
  multiple_connection_detected: 'Too many tabs are open. Close some and reload this one.',
  'reset password email sent already': 'reset password email sent already',

  // Choosing a service and ordering it: customers.
  service_not_found: 'This service doesn’t exist. Choose one from the menu.',
  invalid_server: 'We don’t offer this server. Choose one from the list.',
  booster_not_found: 'This booster doesn’t exist. Choose one from the list.',
  booster_not_available: 'This booster is not eligible for the selected server.',
  coach_not_found: 'This coach doesn’t exist. Choose another one.',
  coach_not_eligible: 'This coach doesn’t teach this game. Choose another one.',
  custom_champions_option_is_not_available:
    'Specific champions or agents can’t be chosen here. Continue without them.',
  duo_boost_is_not_available_for_this_service: 'Duo boost is not available for this service.',
  wish_missing: 'Choose at least one role, champion or agent, or continue without this add-on.',
  start_not_requested: 'First confirm that you’ve read the statement, and that we can start right away.',
  withdrawal_not_confirmed: 'First confirm that you know when your right of withdrawal ends.',
  summoner_not_found: 'We couldn’t find a player with this name. Check the name and the server.',
  'Valorant profile not found!': 'Valorant profile not found!',
  'LOL profile not found!': 'LOL profile not found!',
  quote_expired: 'This price is no longer locked. You’re now seeing the current price.',
  quote_not_found: 'This price link doesn’t exist. Set up your order again to get a price.',
  mail_not_accepted:
    'The mail server didn’t accept the mail. “{shell.adminOpening}” says what’s wrong with it.',
  prices_not_set: 'Orders can’t be placed yet because no prices have been published. Try again later.',
  order_total_changed: 'The total has changed. Check it and confirm again.',
  named_booster_unavailable:
    'The booster you asked for can’t play this order right now. Ask another one, or any booster.',
  link_not_opened: 'Open the link from our e-mail in this browser first, then come back here.',
  nobody_plays_this:
    'No booster plays this right now, and you haven’t been charged. Choose another server or a lower target.',
  // Raffles: who enters one, and staff.
  raffle_not_found: 'This raffle doesn’t exist. Look at the list of raffles.',
  raffle_not_open: 'This raffle doesn’t take or return tickets right now. Look at its dates.',
  raffle_not_closed: 'The list of tickets is published once the raffle has closed.',
  raffle_not_for_staff: 'Our team and our boosters don’t take part in raffles.',
  raffle_needs_proven_address:
    'Confirm your e-mail address first: the settings send you a link. A guest creates an account first.',
  raffle_needs_adult: 'You can enter if you’re {figures.raffleAge} or older.',
  raffle_not_in_country: 'People who live in this country can’t enter this raffle.',
  raffle_entered_already: 'You already have a ticket in this raffle.',
  raffle_not_entered: 'You have no ticket in this raffle.',
  prize_not_yours: 'Your account didn’t win a prize in this raffle.',
  prize_gone: 'This prize no longer waits. The page shows what happened to it.',
  prize_needs_address: 'Enter the address that the prize is sent to.',
  raffle_slug_taken: 'Another raffle has this address already. Choose another one.',
  raffle_changed: 'A colleague has changed this raffle. Copy what you typed, then load the page again.',
  raffle_fixed: 'This can no longer be changed: people have entered by it, or the raffle is over.',
  raffle_not_ready: 'Something is still missing before this raffle can open. The page names it.',
  post_not_found: 'This post doesn’t exist. Look at the list of posts.',
  post_changed: 'A colleague has changed this meanwhile. Look at what is new, then try again.',
  post_archived: 'This post is in the archive. Take it out first.',
  post_published: 'This post has been published, so it can’t be deleted. Archive it instead.',
  post_not_ready: 'Something is still missing before this can go live. The page names it.',
  post_time_past: 'This time has passed. Choose a later one.',
  post_too_long: 'This post has too many blocks. Split it into several posts.',
  post_picture_unknown: 'A picture of this text no longer exists. Upload it again.',
  post_version_not_found: 'This version doesn’t exist. Load the history again.',
  preview_not_found: 'This preview link no longer works. Ask for a new one.',
  too_many_previews: 'This post has many preview links already. Revoke one first.',
  too_many_unpaid_orders: 'You have several unpaid orders. Pay for one or cancel one, then order again.',

  // Coupons at the checkout: customers.
  coupon_not_found: 'This coupon doesn’t exist. Check the spelling.',
  mail_not_found: 'This e-mail doesn’t exist anymore.',
  mail_already_sent: 'This e-mail was already sent.',
  coupon_exhausted: 'This coupon has been used up. Order without it, or try another code.',
  coupon_expired: 'This coupon has expired. Order without it, or try another code.',
  coupon_not_valid_yet: 'This coupon isn’t valid yet. Come back when it is, or order without it.',
  change_already_played: 'The order has already reached that. Pick something that is still ahead.',
  change_not_found: 'This change no longer waits for an answer. The page shows what happened.',
  change_not_offered: 'This part of an order can’t be changed at this point.',
  poke_too_early: 'It’s too early for a reminder. The order page shows from when you can send one.',
  other_booster_asked: 'You’ve already asked for another booster. Our team will answer soon.',
  change_open: 'A change of this order is already waiting for an answer. Withdraw it to ask for another one.',
  coupon_used_already: 'You’ve already used this coupon. Order without it, or try another code.',
  coupon_not_for_this_order:
    'This coupon isn’t for this game or service. Order without it, or try another code.',
  coupon_minimum_not_reached:
    'Your order is below this coupon’s minimum. Order more, or order without the coupon.',
  too_many_coupon_tries:
    'You’ve entered too many codes that don’t exist. Try again tomorrow, or order without a coupon.',

  // Payment: customers.
  payment_not_found: 'This payment doesn’t exist. The order page shows whether the order is paid.',
  payment_has_already_been_processed: 'This order is already paid. You weren’t charged again.',
  payment_failed: 'The payment didn’t go through. You weren’t charged. Try again or pay another way.',
  payment_under_way:
    'A card payment for this order is still open. Complete it, or try again in a few minutes.',
  order_frozen: 'The payment for this order is disputed with the bank. Wait for the bank’s decision.',
  balance_too_low: 'Your balance is too low for this order. Pay by card instead.',
  invalid_signature: 'The message isn’t signed by the payment provider. It was ignored.',

  // An order's page: its customer, its booster, staff.
  order_not_found: 'This order doesn’t exist, or it isn’t yours. Check your list of orders.',
  order_state_changed: 'The order has changed in the meantime. The page now shows its current status.',
  order_credentials_not_found:
    'There’s no login in this order’s vault. It hasn’t been stored yet, or it has been deleted.',
  session_not_held:
    'This session hasn’t taken place yet. Agree on a time first, and wait until it has started.',
  session_time_changed: 'This time is no longer on offer. The page shows the current proposal.',
  session_time_past: 'That time has passed. Propose a time in the future.',
  meeting_link_invalid:
    'Enter the https address of a room on Google Meet, Zoom, Microsoft Teams, Jitsi Meet or Whereby, without contact data in its name.',
  session_time_taken: 'The coach has another session at that time. Propose a different one.',
  slot_taken: 'That time is no longer free. Pick another one.',

  // A booster's work: “board” is the list of available orders; a game is “struck” when it is taken out of the
  // count.
  user_not_booster: 'Only boosters can do this. Sign in with a booster account.',
  order_not_available: 'Someone else got there first. The order is no longer on the board.',
  not_eligible_to_claim_this_league_orders: 'This order is above your rank limit. Choose one below it.',
  solo_order_claim_limit_reached: 'You’ve reached your limit of solo orders. Finish one first.',
  duo_order_claim_limit_reached: 'You’ve reached your limit of duo orders. Finish one first.',
  order_opens_later:
    'Other boosters are asked first. This order opens to everyone within {figures.everyoneAsked}.',
  queue_left_out: 'You left out this queue. Your page “{shell.myServices}” brings it back.',
  order_names_other: 'The customer asked for another booster by name, so you can’t claim this order now.',
  booster_blocked_on_order: 'You dropped this order, so you can’t claim it again.',
  game_not_possible:
    'A single game can’t lead from the last rank to this one. Check the result, the points and the rank.',
  proof_needed: 'This game is unusual. Add a screenshot of the rank after it.',
  later_games_impossible:
    'The games after this one can’t follow from that rank. Correct the latest one first, or ask our team.',
  correction_too_late: 'This game can no longer be changed. Only our team can strike it now.',
  claim_is_final: 'This claim can no longer be undone. You can drop the order on its page.',
  decision_is_final: 'This decision can no longer be undone.',
  assignee_changed: 'A colleague has just changed who handles this order. Look at it again.',
  too_many_tags: 'This order can’t have more tags. Remove one first.',
  order_already_decided: 'A colleague has just decided about this result. Look at it again in a few seconds.',
  drop_needs_proof: 'Add a screenshot of the rank after your last game before you drop the order.',
  target_not_reached:
    'The recorded games don’t reach the target yet. Record the missing games, or submit the result anyway.',

  // Screenshots: boosters and customers.
  bad_file_extension: 'Only PNG, JPEG and WebP images can be uploaded. Choose another file.',
  no_files_uploaded: 'Add a screenshot first.',
  payload_too_large: 'The file is too large. Images can be up to {figures.largestPicture}.',
  too_many_pictures: 'This order can’t take any more screenshots. Continue without adding one.',
  order_disputed: '{order.refusal.order_disputed}',
  decision_outdated: 'The order has changed, and so have the amounts. Check them again.',
  dispute_own_decision: '{disputes.missing.other}',
  dispute_not_found: 'Nobody has reported a problem with this order.',
  review_not_found: 'This review doesn’t exist.',
  review_closed: 'This can’t be written or changed anymore. Reload the page to see the review.',
  tip_not_held: 'Less of this tip is on hold than that. Reload the page to see its current state.',
  top_up_spent: 'Less of this top-up can be refunded now. Reload the page to see how much.',
  tip_closed: 'This order can’t be tipped anymore. Reload the page to see its current state.',
  too_many_favorites: 'You already have {figures.mostFavorites} favorites. Remove one first.',
  dispute_sums_differ: 'The amounts must add up to the price.',
  too_many_disputes: 'Problems were reported too often with this order. Write to our support instead.',
  too_many_statements:
    'You’ve written as much as possible here. Write to our support if something is missing.',

  // Coupons and prices: staff.
  coupon_already_exists: 'A coupon with this code already exists. Choose another code.',
  coupon_in_use: 'Orders have used this coupon, so it can’t be deleted. Disable it instead.',
  coupon_won:
    'A customer won this coupon in a raffle, so it can’t be deleted or made worth less. You can extend it, for example.',
  price_version_not_found: 'This price version doesn’t exist. Choose one from the history.',
  price_version_not_scheduled:
    'Only a scheduled version can be withdrawn. This one is already live, past or withdrawn.',
  price_date_taken:
    'Another version is already scheduled for later. Choose a later date, or withdraw that version first.',
  prices_changed_meanwhile:
    'Someone else has published new prices in the meantime. Move your changes to the new version, then publish.',

  // When somebody deletes their account or downloads their data in the settings.
  account_has_debt:
    'You still owe us money. Pay it by topping up your balance, or contact us; then you can delete your account.',
  account_has_money: 'We still owe you money. Have it paid out first; then you can delete your account.',
  account_has_orders:
    'You have an order that isn’t finished. Once it’s completed or cancelled, you can delete your account.',
  account_has_permissions: 'Your account still has staff permissions. Have them removed first.',
  confirmation_wrong: 'This isn’t the e-mail address of your account. Type it exactly as shown.',
  export_not_found: 'This download doesn’t exist anymore. Prepare a new one.',

  // Applications to become a booster: applicants, and staff who answer them.
  account_needed: 'You need an account for this. Create one or sign in; nothing is lost.',
  already_booster: 'You’re already a booster.',
  application_changed:
    'This application was changed in the meantime. Reload the page to see the latest version.',

  // A booster's page “My services”, and staff who answer requests.
  services_changed: 'This page was changed elsewhere in the meantime. Look it over and save again.',
  service_not_allowed: 'The team hasn’t allowed one of these services or ranks. Ask for it with a picture.',
  no_service_left: '{services.noService}',
  no_queue_left: 'Keep at least one queue of each game.',
  request_open: 'Your last request is still open. Withdraw it, or wait for the answer.',
  request_answered: 'This request was already answered or withdrawn.',
  request_not_found: 'We couldn’t find this request.',
  nothing_asked: 'The team allows this already, or it doesn’t exist. Reload the page and choose again.',

  // Applications again.
  application_incomplete: 'Your application isn’t complete yet. Add what’s missing and send it again.',
  application_not_found: 'We couldn’t find this application.',
  application_too_soon: 'You can apply again {figures.applyAgain} after our last answer.',
  picture_too_small:
    'This picture is too small to read. Upload the whole screen, at least {figures.leastPictureSide} pixels on its longer side.',

  // Anything at all: anybody.
  not_found: 'We couldn’t find that. It may no longer exist. Go back, or start from the home page.',
  bad_request: 'The request couldn’t be read. Reload the page and try again.',
  method_not_allowed: 'Nothing can be sent to this address. Reload the page and try again.',
  range_not_satisfiable: 'The file ends before that part. Download it again from the start.',
  bad_params: 'Some of what you entered isn’t valid. Check the highlighted fields.',
  idempotency_key_reused:
    'This request was already sent with different content. Reload the page and try again.',
  something_wrong: 'That didn’t work. Check your connection and try again.',
  internal_server_error: 'Something went wrong on our side. Nothing was lost. Try again in a minute.',
  server_busy: 'We’re very busy right now. Try again in a few seconds.',
  too_many_requests: 'Too many attempts. Wait a minute and try again.',

  chat_closed: 'This chat is closed.',
  code_in_chat:
    'This looks like the login code, so we didn’t send it. Type it in the card at the top of the order page.',
  login_code_not_found: 'There’s no login code to open or type in anymore. Your booster can ask again.',
  login_code_given_already: 'A login code has already been sent. It must be opened or expire first.',
  too_many_login_codes: 'You’ve asked for many login codes. Try again in an hour, or write in the chat.',
  // Refusals of the support chat and the contact form.
  password_in_chat:
    'This looks like a password, so we didn’t send it. Enter logins only in the vault on your order page.',
  thread_answered: 'A colleague answered while you were writing. Read their answer before you send yours.',
  thread_not_found: 'This conversation doesn’t exist anymore.',
  too_many_messages: 'That’s a lot for one day. Write to us again tomorrow, or send us an e-mail.',
  translation_away: 'The translation service isn’t answering right now. Try again in a few minutes.',

  // Users: staff.
  booster_has_orders: 'This booster still has unfinished orders. Remove them from those orders first.',
  booster_needs_application: 'This person has no services yet. Choose them in the list of boosters.',
  booster_paused: 'Our team paused your work. You can finish your orders, but not claim new ones.',

  // Refusals about passkeys, the authenticator app and recovery codes.
  second_factor_needed: 'Confirm this sign-in with your second factor.',
  second_step_expired: 'This sign-in took too long. Sign in again.',
  second_factor_required: 'Staff need a second factor for this. Set one up in your profile settings.',
  fresh_proof_needed: 'Confirm it’s you, then try again.',
  code_wrong: 'This code is wrong or was used already. Enter the current one.',
  passkey_refused: 'This passkey didn’t work. Try again, or choose another way.',
  passkey_not_found: 'This passkey no longer exists. Reload the page.',
  too_many_passkeys: 'You already have {figures.mostPasskeys} passkeys. Remove one first.',
  app_already_set_up: 'An authenticator app is already set up. Reload the page.',
  app_not_set_up: 'No authenticator app is set up. Reload the page.',
  no_second_factor: 'Set up an authenticator app or a passkey first.',

  // Payouts of boosters. Readers: boosters up to payout_details_missing, then staff who settle payouts.
  holder_invalid: 'Banks know Latin letters only. Enter the name as your bank writes it.',
  iban_invalid: 'This IBAN isn’t complete or has a typo. Compare it with your bank’s app.',
  bic_invalid: 'This isn’t a valid BIC. You can leave it empty.',
  payout_open_already: 'You already have an open payout. You can request the next one when it’s sent.',
  payout_too_small: 'That’s below the minimum payout.',
  payout_exceeds_available: 'That’s more than is available. Reload the page to see what you can request now.',
  payout_details_missing: 'Add your bank account first.',
  payout_not_found: 'This payout doesn’t exist.',
  receipt_not_found: 'This receipt doesn’t exist.',
  payout_state_changed: 'This payout has changed in the meantime. Reload the page.',
  payout_under_review:
    'Shares of one of these boosters are under review. Look at their orders first, or leave it out.',
  chargeback_not_found: 'No bank asks about this order.',
  customer_banned: 'This customer is banned. Lift the ban first.',
  payout_not_ready: 'One of these payouts goes to new details and can’t be sent yet. Leave it out.',
  second_person_needed:
    'This batch needs the approval of a colleague who didn’t make it and isn’t paid by it.',
  own_affair: 'You can’t decide this yourself, because you proposed it or it concerns you. A colleague can.',
  proposal_not_found: 'This proposal doesn’t exist.',
  proposal_decided: 'Someone has already decided about this proposal.',
  share_cannot_rise: 'This order’s share can’t rise. Its price version has no rising share.',
  share_not_higher: 'The share is already as high. Enter more.',
  share_too_high: 'The shop would keep too little of this order. Enter less.',
  proposal_waits_already:
    'The same is already waiting for a second person. Decide about that proposal first.',
  payout_too_old:
    'This payout was sent more than {figures.payoutReturnDays} bank days ago, so it can’t be returned.',
  debt_changed: 'They owe less than that now. Check the amount again.',
  balance_changed: 'There’s less on the balance than that now. Check the amount again.',
  payout_account_not_set: 'No account is configured to pay from. Set PAYOUT_IBAN, or use the CSV file.',

  shop_not_open: 'The shop isn’t open yet. Come back after the opening.',
  shop_not_ready: 'The shop can’t open yet because something it needs is missing. Check the list again.',
  checks_changed: 'Something else isn’t ready now. Read the list again before you open the shop.',
  test_mode_needed:
    'Before the opening, only test orders are possible, and this shop’s payment key takes real money. Use a test key of the payment provider to try the shop.',

  // Views of staff’s lists: staff.
  view_not_found: 'This view is gone, or its maker stopped sharing it.',
  view_changed: 'Somebody else changed this view meanwhile. Reload the page and look at it first.',
  too_many_views: 'There’s no room for another view. Delete one that nobody needs.',

  // One action on many orders: staff.
  too_many_orders: 'These are too many orders at once. Narrow the list down first.',
  bulk_changed:
    'These orders have changed in the meantime, so nothing was done. Check the new numbers and decide again.',
  bulk_not_found: 'This action doesn’t exist. It was begun by somebody else, or never.',
  decision_needs_reason:
    'The record of this result raises doubts, so verifying it needs a reason. Open the order.',
  decision_undone: 'You undid this decision.',
  order_was_played:
    'Somebody has played on this order already, so the refund depends on the progress. Open the order.',
} as const satisfies Record<ErrorCode, string>
