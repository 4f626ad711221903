export default {
  // Staff’s log of what they did, for FullAccess. For search engines and shared links.
  description: 'What staff did: who, what, on what and why.',

  // An empty log: heading, text.
  none: 'No entries yet',
  noneText: 'Each thing that staff do appears here as soon as it’s done.',

  // How many entries the filters find; the second when counting stopped there.
  total: { one: '{count} entry', other: '{count} entries' },
  totalMost: { one: '{count} entry or more', other: '{count} entries or more' },

  // The line above the list: its name for screen readers; then what the last check found, up to 24 characters.
  chain: 'State of the record',
  'state.whole': 'Chain verified',
  'state.broken': 'Chain broken',
  'state.unchecked': 'Not checked yet',

  // After “Chain verified”. {since} is the day of the first entry.
  whole: {
    one: '{count} entry since {since}, not changed.',
    other: '{count} entries since {since}, none changed or missing.',
  },

  // After “Chain broken”; then a link to that entry. {entry} is its number.
  broken:
    'Entry {entry} doesn’t match the one before, or is missing. Somebody with access to the database changed the log.',
  openBroken: 'Open entry {entry}',

  // Below it: when it was checked, and when it will be. Both are a day with a time.
  checked: 'Checked {checked}, next check {next}.',
  unchecked: 'The first check is at {next}.',

  // While a check runs.
  running: { one: 'Checking, {count} entry so far.', other: 'Checking, {count} entries so far.' },

  // A button that opens the text below it; then a button that starts a check.
  how: 'How it works',
  howText:
    'Each entry contains a hash of the one before. If someone changes or removes an entry, the hashes no longer match, and the check names the first entry that is wrong. Nobody can edit or delete entries here. When a person is erased, their name becomes “Erased user” and the chain stays whole.',
  check: 'Check now',

  // Above the list: a search field, its hint, and filters, which are headings of columns too. Up to 26 characters.
  search: 'Search the audit log',
  searchHint: 'Name, order, code or entry',
  who: 'Who',
  what: 'What',
  about: 'On',

  // Labels before two fields for days.
  from: 'From day',
  to: 'To day',

  // Choices of the filter “Who”; instead of a name or a thing that is gone; instead of a value that is empty; yes and no as values.
  allStaff: 'All staff',
  system: 'System',
  erased: 'Erased user',
  gone: 'No longer exists',
  nothing: 'nothing',
  yes: 'Yes',
  no: 'No',

  // Read by screen readers in place of an arrow.
  change: 'Changed from {before} to {after}',

  // Links below the list.
  newest: 'Newest entries',
  older: 'Older entries',

  // Headings of columns, up to 18 characters.
  colTime: 'Time',
  colChange: 'Before and after',
  colEntry: 'Entry',

  // Below the list: keys of the keyboard; then the message after C.
  keys: 'J and K move between entries, Enter opens one, C copies its link.',
  copied: 'The link to the entry is copied.',

  // In an open entry: headings, and texts where there is nothing. “Before” and “After” are read by screen readers before a value.
  changed: 'What changed',
  noDetails: 'This entry has no further details.',
  before: 'Before:',
  after: 'After:',
  why: 'Why',
  noReason: 'No reason was needed.',

  // Links in an open entry, which filter the list. Up to 34 characters.
  allAbout: 'Everything about this',
  allBy: 'Everything by this person',
  allSuch: 'Everything of this kind',

  // Heading and labels of an entry’s hashes.
  proof: 'Entry and hashes',
  entryBefore: 'Entry before',
  thisEntry: 'This entry',

  // Choices of the filter “What”: kinds of operations.
  'group.orders': '{names.orders}',
  'group.people': '{names.users}',
  'group.boosters': '{names.boosters}',
  'group.money': '{names.money}',
  'group.shop': 'Prices and coupons',
  'group.raffles': 'Raffles and prizes',
  'group.blog': 'Posts of the blog',
  'group.support': 'Support and e-mails',
  'group.security': 'Security and refusals',

  // After a name: what the person is.
  'role.staff': '{names.staff}',
  'role.booster': '{names.booster}',
  'role.customer': '{names.customer}',

  // Why a raffle was called off; then the status of a conversation with support.
  'raffle.prize': 'The prize isn’t available',
  'raffle.mistake': 'A mistake in the raffle',
  'raffle.law': 'Legal reasons',
  'raffle.beacon': 'No public randomness',
  'talk.closed': 'Ended',
  'talk.waiting': 'Waiting for an answer',

  // What an entry is about. {name} is an order’s number, a person’s name, a number or a code.
  'on.tip': 'Tip of {name}',
  'on.dispute': 'Dispute of {name}',
  'on.batch': 'Payout batch {name}',
  'on.payout': 'Payout {name}',
  'on.prices': 'Prices, version {name}',
  'on.application': 'Application of {name}',
  'on.invitation': 'Invitation to the team',
  'on.mail': 'E-mail no. {name}',
  'on.canned': 'Canned reply {name}',
  'on.thread': 'Conversation no. {name}',
  'on.review': 'Review of {name}',
  'on.raffle': 'Raffle {name}',
  'on.event': 'Message {name} of the payment provider',
  'on.call': 'Call {name}',
  'on.shop': 'The shop',
  'on.session': 'A session',
  'on.days': '{from} to {to}',

  // Labels of what an entry records, before a value.
  'field.status': '{names.status}',
  'field.balance': '{names.balance}',
  'field.amount': '{names.amount}',
  'field.total': 'Sum of the batch',
  'field.cost': 'Costs at most',
  'field.percent': 'Percent off',
  'field.cap': 'Limit of all discounts',
  'field.valid_from': 'Valid from',
  'field.valid_until': 'Valid until',
  'field.minimum_order': 'Minimum order',
  'field.games': '{names.games}',
  'field.services': '{names.services}',
  'field.use_limit': 'Uses at most',
  'field.per_customer': 'Uses per customer',
  'field.code': '{names.code}',
  'field.enabled': 'Enabled',
  'field.gained': 'Permissions gained',
  'field.lost': 'Permissions lost',
  'field.permissions': 'Permissions offered',
  'field.reason': '{names.reason}',
  'field.sessions': 'Sessions ended',
  'field.invited_by': 'Invited by',
  'field.asked_by': 'Asked for by',
  'field.user_id': 'Assigned to',
  'field.effective_at': 'Takes effect',
  'field.based_on': 'Replaces version',
  'field.at': 'Goes live',
  'field.language': '{names.language}',
  'field.languages': 'Languages',
  'field.live': 'Languages on the site',
  'field.title': 'Title',
  'field.note': 'Only for colleagues',
  'field.until': 'Until',
  'field.close': 'Ended with it',
  'field.payouts': 'Payouts in it',
  'field.needs_second': 'Needs a second person',
  'field.format': 'File format',
  'field.entries': 'Entries in the file',
  'field.test_orders': 'Test orders deleted',
  'field.tickets': 'Tickets',
  'field.number': 'Ticket',
  'field.kind': '{names.kind}',
  'field.right': 'Missing permission',

  // What somebody did, in a row of the list: short, without a subject. Up to 44 characters.
  'did.assign': 'Assigned the order',
  'did.drop': 'Took the order from its booster',
  'did.reject': 'Sent the result back',
  'did.complete': 'Verified the result',
  'did.cancel': 'Cancelled the order',
  'did.decide_complete': 'Decided the dispute: as bought',
  'did.decide_cancel': 'Decided the dispute: order closed',
  'did.decide_return': 'Decided the dispute: back to the booster',
  'did.decide_amounts': 'Decided the dispute: other amounts',
  'did.uphold_decision': 'Upheld the decision',
  'did.reopen': 'Reopened the order',
  'did.pause': 'Paused the order',
  'did.resume': 'Resumed the order',
  'did.strike_game': 'Struck a recorded game',
  'did.release_shares': 'Released the booster’s share',
  'did.raise_share': 'Raised a booster’s share',
  'did.change_prepared': 'Prepared a change for the customer',
  'did.prepared_discarded': 'Discarded a prepared change',
  'did.refund_tip': 'Refunded the tip',
  'did.dispute': 'Opened a dispute',
  'did.answer_dispute': 'Wrote in the dispute',
  'did.withdraw_dispute': 'Withdrew the dispute',
  'did.decline_other_booster': 'Kept the booster',
  'did.decide_to_verify': 'Decided to verify the result',
  'did.decide_to_send_back': 'Decided to send the result back',
  'did.undo_decision': 'Undid the decision',
  'did.refuse_decision': 'Decision not carried out',

  // Before what is proposed, such as “Approved: Balance correction”.
  'did.propose': 'Asked a colleague to approve',
  'did.confirm': 'Approved',
  'did.decline': 'Didn’t approve',
  'did.ban_person': 'Banned a user',
  'did.unban_person': 'Lifted a ban',
  'did.add_person_note': 'Wrote a note about a user',
  'did.ask_for_permission': 'Asked for a permission',
  'did.open_evidence': 'Opened the evidence about an order',
  'did.order_for_customer': 'Made an order for a customer',
  'did.change_permissions': 'Changed permissions',
  'did.invite_staff': 'Invited a colleague',
  'did.revoke_invitation': 'Withdrew an invitation',
  'did.accept_invitation': 'Joined the team',
  'did.recover_account': 'Recovered an account on the server',
  'did.end_sessions': 'Signed a user out everywhere',
  'did.make_booster': 'Made someone a booster',
  'did.change_booster': 'Changed a booster’s work',
  'did.pause_booster': 'Paused a booster',
  'did.resume_booster': 'Let a booster claim again',
  'did.accept_services': 'Allowed what a booster asked for',
  'did.decline_services': 'Declined what a booster asked for',
  'did.ask_application': 'Asked an applicant',
  'did.accept_application': 'Accepted an application',
  'did.refuse_application': 'Refused an application',
  'did.hide_review': 'Hid a review',
  'did.show_review': 'Showed a review again',
  'did.correct_balance': 'Corrected a balance',
  'did.give_balance': 'Gave a credit',
  'did.take_balance': 'Took from a balance',
  'did.write_off_debt': 'Wrote off a debt',
  'did.make_payout_batch': 'Made a batch of payouts',
  'did.approve_payout_batch': 'Approved a batch of payouts',
  'did.send_payout_batch': 'Marked a batch as sent',
  'did.open_payout_file': 'Opened the file for the bank',
  'did.return_payout': 'Returned a payout',
  'did.settle_payment_event': 'Settled a payment issue',
  'did.export_bookings': 'Exported the bookings',
  'did.publish_prices': 'Published prices',
  'did.withdraw_prices': 'Withdrew scheduled prices',
  'did.create_coupon': 'Created a coupon',
  'did.update_coupon': 'Changed a coupon',
  'did.delete_coupon': 'Deleted a coupon',
  'did.open_shop': 'Opened the shop',
  'did.create_raffle': 'Created a raffle',
  'did.change_raffle_texts': 'Changed a raffle’s texts',
  'did.delete_raffle': 'Deleted a raffle',
  'did.schedule_raffle': 'Opened or scheduled a raffle',
  'did.unschedule_raffle': 'Unscheduled a raffle',
  'did.cancel_raffle': 'Called off a raffle',
  'did.send_prize': 'Sent a prize',
  'did.create_post': 'Created a post',
  'did.change_post': 'Changed a published post',
  'did.delete_post': 'Deleted a post',
  'did.schedule_post': 'Scheduled a post',
  'did.unschedule_post': 'Unscheduled a post',
  'did.publish_post': 'Published a post',
  'did.unpublish_post': 'Took a post offline',
  'did.archive_post': 'Archived a post',
  'did.unarchive_post': 'Restored a post from the archive',
  'did.open_preview_of_post': 'Shared a preview of a post',
  'did.close_preview_of_post': 'Ended a preview of a post',
  'did.answerThread': 'Answered a conversation',
  'did.assignThread': 'Assigned a conversation',
  'did.setThreadStatus': 'Changed a conversation’s status',
  'did.saveCannedAnswer': 'Saved a canned reply',
  'did.read_mail': 'Read an e-mail with access to an account',
  'did.resend_mail': 'Sent an e-mail again',
  'did.endReusedSession': 'Ended a session whose key was used twice',
  'did.refused_call': 'Was refused: permission missing',
  'did.export_audit_log': 'Exported the audit log',

  // Entries about views of staff’s lists.
  'did.save_view': 'Saved a view',
  'did.delete_view': 'Deleted a view',

  // Actions on many orders of a list.
  'did.give_order': 'Changed who handles an order',
  'did.tag_order': 'Changed the tags of an order',
  'did.add_order_note': 'Wrote a note about an order',
  'did.begin_bulk': 'Began an action on many orders',
  'did.stop_bulk': 'Stopped an action on many orders',
} as const
