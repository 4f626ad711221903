export default {
  // <meta name="description"> of an order's page and of the list of orders.
  descriptionOrder: 'Your order, step by step.',
  descriptionList: 'All your orders.',

  // The name of an order by its number, in running text and in the line below the title.
  orderNumber: 'Order PK-{number}',

  // The line below the title of an order: {number} is order.orderNumber, {service} games.serviceLine, {place}
  // server and queue.
  subline: '{number}, {service}, {place}',

  // A chip beside the title of an order or a coupon that belongs to the demo. About 15 characters.
  demo: '{names.demoData}',

  // Title of a customer's home, which is their current order. The same words as the entry in the navigation
  // (shell.myClimb).
  // Title of the list of a customer's orders, and the button that leads to it. The same words as
  // shell.myOrders.

  // A customer's home and their list while there are no orders: heading, text and button (about 20
  // characters).
  noClimb: 'No climb yet',
  noClimbText: 'Your current order will appear here, game by game.',
  // Above “My orders”, to the owner of an address that a guest ordered with: question, explanation, two buttons (up to 30
  // characters), and the message after each.
  guestTitle: 'Did you place this order as a guest?',
  guestText:
    'It was placed with your e-mail address, which anyone can type. Add it only if it’s yours: with it come its messages and payments.',
  guestMine: 'Add to my orders',
  guestNotMine: 'Not mine',
  guestJoined: 'The order is in your account now',
  guestDisowned: 'We won’t show it to you again',
  noOrders: 'No orders yet',
  noOrdersText: 'Your orders will appear here with their status and price.',
  setClimb: 'Set up an order',

  // Column headings in lists of orders; Price also heads the card with the lines of the price, Date is a row
  // of the payment card. At most 12 characters.
  colOrder: '{names.order}',
  colState: '{names.status}',
  colPrice: 'Price',
  colDate: '{names.date}',
  colNext: '{names.nextStep}',

  // Buttons in the column “Next step” of a customer's orders. At most 20 characters; {time} is a day, such as
  // “Sat, Nov 21”.
  pay: 'Pay now',
  nextLogin: 'Store login',
  nextCheck: 'Check result',
  nextCheckBy: 'Check by {time}',

  // Headings in the list of a customer’s orders: those that wait for them, and the others.
  needYou: { one: '{count} order needs you', other: '{count} orders need you' },
  otherOrders: 'Your other orders',
  // Tabs above that list, once it is long: their name (read aloud only), and which orders each shows, at most 20 characters;
  // below the price of an order from which money went back.
  'show.label': 'Which orders',
  'show.all': 'All orders',
  'show.you': 'Needs you',
  'show.running': 'Running',
  'show.ended': 'Ended',
  refundedPart: '{amount} refunded',

  // An address that names no order of this account: title of the page, then heading and text of the empty
  // state. The button below it is order.myOrdersTitle.

  // The path at the top of an order's page: the name of each step, what is done, what is to be done. At most
  // 22 characters; on a phone one of them stands in a single row.
  'step.toPay': 'Awaiting payment',
  'step.paid': 'Paid',
  'step.storeLogin': 'Store your login',
  'step.loginAwaited': 'Waiting for login',
  'step.account': 'Login stored',
  'step.loginDeleted': 'Login deleted',
  'step.finding': 'Finding a booster',
  'step.found': 'Booster found',
  'step.boosting': '{games.status.boosting}',
  'step.boosted': 'Boosted',
  'step.check': 'Check the result',
  'step.checkOther': 'Customer checks',
  'step.checked': 'Checked',
  'step.completed': '{games.status.completed}',
  'step.cancelled': '{games.status.cancelled}',

  // A detail in small print below a step of that path: below “Login stored”, “Check the result”, “Customer
  // checks”, “Completed”, “Boosting” and “Finding a booster”, in this order. At most 26 characters.
  stepVault: 'In the vault',
  stepCheck: 'You have {figures.check}',
  stepCheckOther: 'They have {figures.check}',
  stepPurged: 'The login is deleted',
  stepSince: 'Since {time}',
  startWithin: 'Within {figures.start}',

  // Which step of how many, before the step's name in the single row that a phone shows.
  stepOf: '{number} of {count}',

  // A chip beside the status, and the small line above the title of a paused order's card.
  paused: 'Paused',

  // Second chip beside the status while the customer checks the result; {time} is a day. At most 34 characters. To the
  // customer; to the others.
  'chip.check.own': 'Check until {time}',
  'chip.check.other': 'Customer checks until {time}',

  // The state of an order in one sentence, below its title and in lists, by its reader. {booster}, {coach} and {customer} are
  // names, {date} is a date. Where a booster plays, a second sentence follows: line.toGo, line.counted.* or line.hours.
  'line.toPay.own': 'Waiting for your payment.',
  'line.toPay.other': 'Waiting for the customer’s payment.',
  'line.login.own': 'Paid. We look for a booster as soon as your login is stored.',
  'line.login.other': 'Paid. The customer’s login is missing.',
  'line.search': 'We’re looking for a booster.',
  'line.late.own': 'No booster has started yet: you can keep waiting or get your money back.',
  'line.late.other': 'The promised start has passed, and no booster has accepted.',
  'line.named': '{booster} is being asked first.',
  'line.coachAsked': '{coach} has the request and hasn’t answered yet.',
  'line.coachAsked.booster': 'The customer is waiting for your answer.',
  'line.frozen': 'On hold: a bank is looking into the payment.',
  'line.returned': 'On hold: a bank returned the payment.',
  'line.disputed.own': 'We’re looking into the reported problem.',
  'line.disputed.booster': 'Our team is reviewing a reported problem.',
  'line.disputed.asked': 'We need your answer about a reported problem.',
  'line.disputed.staff': 'A reported problem is open.',
  'line.paused': 'Paused: no games are being played.',
  'line.accepted': '{booster} has accepted the order.',
  'line.accepted.booster': 'You’ve accepted this order. No games are recorded yet.',
  'line.playing': '{booster} is playing.',
  'line.playing.booster': 'You’re playing.',
  'line.along': '{booster} is playing with you.',
  'line.along.booster': 'You’re playing with the customer.',
  'line.along.staff': '{booster} is playing with the customer.',
  'line.coaching': '{booster} is your coach.',
  'line.coaching.booster': 'You’re coaching {customer}.',
  'line.coaching.staff': '{booster} is coaching the customer.',
  'line.check.own': '{booster} is done: please check the result.',
  'line.check.booster': 'You’re done, and the customer is checking.',
  'line.check.staff': '{booster} is done, and the customer is checking.',
  'line.completed': 'Completed on {date}.',
  'line.cancelled': 'Cancelled on {date}.',

  // The sentence after the one that says who plays: where a climb is, and how far it is from its target ({rank} is such as “Gold
  // II, 44 LP”); where it is without such a guess; net wins, games or hours done, {now} of {all}.
  'line.toGo': {
    one: '{rank} now, about {count} game to go.',
    other: '{rank} now, about {count} games to go.',
  },
  'line.at': '{rank} now.',
  'line.counted.win': '{now} of {all} net wins so far.',
  'line.counted.game': '{now} of {all} games played.',
  'line.hours': '{now} of {all} hours done.',

  // The small line above the title of the card at the top of an order's page: something is to be done, or
  // nothing.
  nowLabel: 'What to do now',
  nothingNow: 'Nothing to do right now',
  // Title of that card for a booster whose customer reported a problem.
  answerDispute: 'Answer the report by {time}',

  // Above the title, to who came from a list: a link back with the place in it, and one to the next order.
  backTo: '{list}, {number} of {count}',
  nextInList: 'Next order',

  // Four facts above a booster’s order: labels (at most 20 characters) with their values. “Pace” compares with the promised day.
  'facts.pace': 'Pace',
  'facts.paceLater': 'Known after {figures.gamesToLearn} games',
  'facts.left': {
    one: 'About {count} game left, {days}',
    other: 'About {count} games left, {days}',
  },
  'facts.due': 'Next due',
  'facts.answerBy': 'Answer by {time}',
  'facts.finishBy': 'Finish by {date}',
  'facts.pay': 'Your pay',
  'facts.payNow': '{amount} now',
  'facts.payEnd': '{amount} at the end',

  // Button at the top of an order that shows its other buttons, and the one that opens the chat; at most 14 characters.
  more: 'More',

  // Heading of the card with the documents of a completed order: its receipt, and credit notes.
  documents: 'Receipt',

  // Card of an unpaid order, to its customer: title, text; then the same to staff. {time} is a date with a
  // time.
  payTitle: 'Pay {total} by {time}',
  payText:
    'We hold your price until then. If you don’t pay, the order is cancelled automatically. You haven’t been charged.',
  payTitleStaff: 'Not paid yet: {total}',
  payTextStaff: 'If it isn’t paid, the order is cancelled automatically on {time}.',
  // Below the right end of the line that shows how long the price is held; a time stands below it. Below the
  // left end stands order.event.create.
  cancelledUnpaid: 'Cancelled if unpaid by',
  // Above that line; {time} is what is left, such as “3 h 10 min”.
  priceHeld: 'Price held for {time}',

  // Card of a paid order without a login, to its customer: title, text above the form, text below it. {total}
  // is all that was paid.
  loginTitle: 'Store your login so a booster can start',
  loginText:
    'Boosters who match your order are notified as soon as your login is stored. If none starts within {figures.start}, you can cancel and get the full {total} back.',
  // The same where the customer has named a booster.
  loginTextNamed:
    '{booster} is asked first, as soon as your login is stored. Until a booster starts, you can cancel and get the full {total} back.',
  loginSafe:
    'Encrypted before it’s saved. Only your booster can open it, and only while boosting. You see each time it’s opened, and it’s deleted when the order closes.',
  // Four points below the form of the login: a term, at most 40 characters, and a sentence or two. Then who runs the shop, with and without the year in which it opened.
  'trust.who': 'Who plays',
  'trust.whoText':
    'A booster whose ranks our team checked with screenshots. You see who it is as soon as they claim your order.',
  'trust.code': 'If the game asks for a code',
  'trust.codeText':
    'Keep your second factor on. Your booster asks for the code on this page, and you type it in here, not in the chat. It expires after {figures.loginCode}.',
  'trust.change': 'When to change your password',
  'trust.changeText': 'Right after the order ends. We delete the login at that moment.',
  'trust.hit': 'If Riot Games restricts your account',
  'trust.hitText':
    'Tell us while the order is in progress: we stop it and refund what hasn’t been played. No one can promise that your account will be spared.',
  'trust.runs': '{operator} runs {name}.',
  'trust.runsSince': '{operator} has run {name} since {year}.',
  // The same card, to staff.
  loginTitleStaff: 'Waiting for the customer’s login',
  loginTextStaff: 'Boosters aren’t notified until it’s stored. Staff can’t see it.',

  // Labels of the login's fields, in the form and where a booster opens the login; the last also stands
  // before a name in the card of the customer. At most 24 characters.
  login: 'Login name',
  password: '{names.password}',
  inGameName: '{names.inGameName}',

  // Hints below those fields, and what each says when it is empty.
  hintName: 'Your Riot ID with its tag, for example Mira#EUW.',
  hintLogin: 'The name you sign in with, not your Riot ID.',
  missingName: 'Enter your in-game name.',
  missingTag: 'Add the tag, for example Mira#EUW.',
  missingLogin: 'Enter your login name.',
  missingPassword: 'Enter your password.',

  // Buttons of that form: the eye in the password's field (read aloud only), the main button, and the way out
  // while a stored login is being replaced. At most 20 characters.
  showPassword: 'Show password',
  store: 'Store login',
  keepLogin: 'Keep current login',

  // Card while boosters are notified: title; text to the customer; text to staff.
  findingTitle: 'Finding a booster',
  // To the customer during the search, one sentence after another: how many boosters were asked, or that none could be; how soon
  // one usually starts, such as “18 min”; how they learn of it.
  asked: { one: 'We’ve asked {count} booster.', other: 'We’ve asked {count} boosters.' },
  askedNone:
    'The boosters who play this are busy or away right now. They’ll see your order when they’re back.',
  usualStart: 'Orders of this game usually start within {time}.',
  searchMail: 'We’ll e-mail you as soon as a booster accepts. You can close this page.',
  // Below it, folded: the label that opens it, up to 30 characters, and how boosters are asked. The figures above follow.
  howWeSearch: 'How we search',
  howWeSearchText:
    'First we ask a few boosters whose turn it is, beginning with your favorites. If none of them accepts, we ask more, and then everyone who plays this.',
  // In its place when no booster is left who plays the order: title and text to the customer, and the line to staff.
  unplayedTitle: 'No booster plays this right now',
  unplayedText:
    'The boosters who played this have left or taken a break. Get your {total} back now, or keep waiting.',
  unplayedStaff: 'No active booster plays this order. Its customer can cancel for a full refund.',
  searchingStaff: 'Matching boosters are asked in waves. You can also assign one.',
  // The figures of the search: how many boosters were asked, the wave, such as “2 of 3”, and, above a time, when
  // everyone who matches is asked. At most 22 characters each.
  boostersAsked: 'Boosters asked',
  wave: 'Wave',
  waveOf: '{wave} of {waves}',
  everyoneAskedBy: 'Everyone is asked by',
  // Heading to staff below the waves, and the reasons why boosters didn’t want the order, each with a number.
  notForMe: 'Not for me',
  'notForMe.pay': 'Pays too little',
  'notForMe.time': 'No time for it now',
  'notForMe.rank': 'Not a rank I like to play',
  'notForMe.wishes': 'The preferences don’t suit me',
  'notForMe.other': 'Something else',
  'notForMe.none': 'No reason given',

  // The card of the search while one booster, whom the customer chose by name, is asked alone: title; text, by what happens if they
  // don’t accept; below the end of a line that shows the time left, at most 20 characters, above a time. {time} is a time. The last
  // is said once that booster has declined or has not answered.
  'named.title': '{booster} is asked first',
  'named.asked': 'You asked for {booster}',
  'named.everyone':
    'Your order is offered to {booster} alone until {time}. After that, or if they decline, we ask every booster who matches.',
  'named.refund':
    'Your order is offered to {booster} alone until {time}. After that, or if they decline, you get your money back.',
  'named.until': 'Offer ends',
  'named.ended': '{booster} didn’t take your order, so we’re now asking every booster who matches.',

  // Below the two ends of the line that shows how much of the promised hour is left; a time stands below
  // each. At most 20 characters.
  searchBegan: 'Search started',
  startPromised: 'Promised start',
  // What is left of a deadline, such as “41 min left”.
  timeLeft: '{time} left',

  // Card when the promised start has passed without a booster, to the customer: title, text, then the two
  // choices side by side. {time} is a date with a time.
  lateTitle: 'No booster yet. What would you like to do?',
  lateText:
    'We promised a start by {time}, but no booster has accepted your order so far. Keep waiting, or get your {total} back.',
  // Heading and button of the first choice, and its text.
  waitTitle: 'Keep waiting',
  waitText:
    'We keep looking. We’ll e-mail you when a booster accepts your order; until then you can still cancel.',
  // Heading of the second choice, its text without and with a stored login, and its button.
  backTitle: 'Get {total} back',
  backText: 'The order is cancelled and refunded in full.',
  backTextVault: 'The order is cancelled and refunded in full, and your login is deleted.',
  backButton: 'Cancel for a full refund',
  // Said after “Keep waiting”.
  waitingOn:
    'You chose to keep waiting. Until a booster starts, you can cancel and get the full {total} back.',
  // The same card, to staff. In the title {time} is a duration, in the text a date with a time.
  lateTitleStaff: 'No booster yet, {time} late',
  lateTextStaff:
    'A start was promised by {time}. Assign a booster. The customer can cancel for a full refund.',

  // The three promises below an unclaimed order: Start, Promised (the days it takes) and Refund. Each is a
  // label, a figure and a note below it. The first is also the sign at the foot of a drawn route before it
  // begins.
  promiseStart: 'Start',
  // The figure below “Start”, once the clock runs; before, it is order.startWithin.
  // Notes below “Within 60 min”: from when it counts.
  promiseFromLogin: 'after the login is stored',
  promiseFromPayment: 'after payment',
  // Notes below the promised days, such as “2 to 3 days” and “Nov 23 to Nov 25”.
  promiseFromStart: 'once a booster starts',
  promiseIfStarted: 'if a booster starts on time',
  // The figure below “Refund”, and its note.
  promiseAll: '{total} in full',
  promiseUntilStart: 'until a booster starts',

  // Card of a paused order: title, by who paused it.
  'pausedBy.you': 'You paused the order',
  'pausedBy.customer': 'The customer paused the order',
  'pausedBy.staff': 'Our team paused the order',
  'pausedBy.login': 'Paused because the login was deleted',
  'pausedBy.unknown': 'The order is paused',
  // Text of that card: two sentences in a row, the second one to the customer and staff or to the booster.
  pausedSince: 'Since {time}.',
  pausedText: 'No games are played until it’s resumed, and the expected finish is pushed back accordingly.',
  pausedTextBooster: 'You can’t record games until it’s resumed.',

  // Buttons at the top of an order: pause and resume it. At most 20 characters.
  pause: 'Pause order',
  resume: 'Resume order',
  // Short messages after those buttons and after cancelling.
  cancelledNow: 'The order has been cancelled.',

  // Why a button can't be used, below it.
  'refusal.order_frozen': '{errors.order_frozen}',
  'refusal.order_paused': 'The order is paused. Wait until it’s resumed.',
  'refusal.order_disputed': 'A reported problem is under review. Wait for the decision.',
  'refusal.order_credentials_not_found': 'Store the login first.',
  'refusal.change_open': 'A change is waiting for an answer.',
  'refusal.poke_too_early': 'You can’t send a reminder yet.',
  'refusal.other_booster_asked': 'Your request is waiting for our team.',
  'refusal.session_not_held': 'Record all hours first.',

  // Card of a submitted result, to the customer: title, by kind (a climb; wins or games); then the text,
  // where {time} is a date with a time.
  checkTitle: 'Target reached. Does it look right?',
  checkTitleCount: 'All done. Does it look right?',
  checkText:
    'Check the proof and your account. If you do nothing, the result is confirmed automatically on {time}.',
  // The text where the match log shows less than was ordered: nothing happens automatically. To the customer;
  // to booster and staff.
  checkTextOpenCustomer:
    'Check the proof and your account. The order stays open until you or our team decides.',
  checkTextOpen: 'This result isn’t confirmed automatically: the customer or our team decides.',
  // The same card, to the booster and to staff.
  checkTitleBooster: 'The customer is checking your result',
  checkTextBooster:
    'They have until {time}. If they do nothing, the result is confirmed automatically then, and your share is credited.',
  checkTitleStaff: 'Result to verify',
  checkTextStaff:
    'Compare the proof with what was recorded. The customer has until {time}; if they do nothing, the result is confirmed automatically then.',
  // Title to the customer while staff look into their report.
  disputeWaits: 'We’re looking into it',

  // Buttons of that card, to the customer: accept the result, or report a problem. At most 28 characters.
  complete: 'Confirm result',
  dispute: 'Report a problem',
  // Buttons of that card, to staff: accept the result, or send it back with a reason. At most 20 characters.
  // The field's label stands above them.
  staffVerify: 'Verify result',
  staffReject: 'Send back',
  staffReason: '{order.disputeTitle}',
  // Short messages after those buttons.
  completedNow: 'The order is completed.',

  // Dialog in which the customer confirms a result, which can’t be undone: title, without and with an open report of theirs; what
  // happens, in a list; the button of the second case, at most 34 characters. {booster} is a name.
  'confirm.title': 'Confirm this result?',
  'confirm.titleReported': 'Withdraw your report and confirm?',
  'confirm.endsReport': 'Our team stops looking into the problem.',
  'confirm.pays': '{booster} is paid for this order.',
  'confirm.deletesLogin': 'Your login is deleted.',
  'confirm.noUndo': 'The order is completed. You can’t undo this.',
  'confirm.withdraw': 'Withdraw report and confirm',
  rejectedNow: 'The result was sent back to the booster.',

  // Heading and text alternative of the screenshot that proves the result.
  checkProof: 'Proof of the result',

  // Table in that card: what was ordered beside what was recorded. Column headings (at most 12 characters),
  // then rows.
  colBought: 'Ordered',
  colLogged: 'Recorded',
  compareRank: 'Final rank',
  compareWork: 'Played',
  comparePictures: 'Screenshots',
  // Read aloud only, for the mark at the end of a row.
  compareFits: 'Matches',
  compareDiffers: 'Differs',

  // Warning in that card: its title; order.workPoints or order.stop.* stands below it with both figures.
  shortfall: 'The record shows less than was ordered',
  // Both figures of a climb, such as “280 of 320 LP gained”. By itself below that title, and after a colon in
  // order.finishShort.
  workPoints: '{part} of {all} gained',

  // A warning in that card about a doubtful record: its title, and what happens next.
  'doubt.too_fast': 'Games were recorded faster than they can be played',
  'doubt.same_picture': 'The same picture is used as proof more than once',
  'doubt.login_unopened': 'The booster never opened the login',
  doubtDecided: 'Our team will decide by {time}. The result isn’t confirmed automatically.',

  // Dialog: a customer reports a problem with the result. Title, text, labels of the fields, button, short
  // message after it.
  disputeTitle: 'What’s wrong with the result?',

  // The title of that dialog while the order is in progress or completed: to its customer; to staff.
  'disputeTitle.own': 'What’s wrong with your order?',
  'disputeTitle.staff': 'What’s wrong with this order?',
  disputeText:
    'Our team will look into it and answer within {figures.disputeAnswer}. The order stays open until then.',
  disputeReason: 'What you see, and what you expected',
  disputePictures: 'Screenshots (optional, up to {figures.mostDisputePictures})',
  disputePicture: 'Screenshot {number} of the report',
  disputeSend: 'Send report',

  // Notice with the report: title to the customer, title to the others; below the report until when it is
  // answered, to customer and booster, to staff; then what was answered.
  disputeOwn: 'You reported a problem',
  disputeOther: 'The customer reported a problem',
  disputeAnswerBy: 'Our team will answer by {time}.',
  'disputeOutcome.rejected': 'Our team sent the result back to the booster.',
  'disputeOutcome.completed': 'Our team checked the result and confirmed it.',
  'disputeOutcome.withdrawn': 'The customer withdrew the report.',
  'disputeOutcome.charged_back': 'The customer’s bank returned the money. Its decision is final.',
  'disputeOutcome.as_bought': 'Decision: the booster is paid in full.',
  'disputeOutcome.by_proof': 'Decision: the part proven by screenshots is paid, the rest refunded.',
  'disputeOutcome.by_log': 'Decision: the recorded part is paid, the rest refunded.',
  'disputeOutcome.in_full': 'Decision: the customer is refunded in full.',
  'disputeOutcome.returned': 'Decision: the booster continues the order.',
  'disputeOutcome.own': 'Decision: the price is divided.',

  // The same to a reader whom the sentence is about.
  'disputeOutcome.withdrawn.you': 'You withdrew your report.',
  'disputeOutcome.withdrawn.staff': 'Our team withdrew the report.',
  'disputeOutcome.charged_back.you': 'Your bank returned the money. Its decision is final.',
  'disputeOutcome.as_bought.you': 'Decision: you’re paid in full.',
  'disputeOutcome.in_full.you': 'Decision: you’re refunded in full.',
  'disputeOutcome.returned.you': 'Decision: you continue the order.',

  // Dialog: staff verify a result. Title; a line per booster; what follows, without and with a stored login.
  verifyTitle: 'Verify this result?',
  verifyPays: '{booster} is paid {amount}.',
  verifyCloses: 'The order is completed.',
  verifyClosesVault: 'The order is completed and the login is deleted.',

  // Card of a completed order: title, by kind (a climb; wins or games); text to a customer whose login was
  // stored, to the booster, to everybody else.
  completedTitle: 'Climb finished',
  completedTitleCount: 'All done',
  completedText: 'The order is completed, and your login has been deleted.',
  completedTextBooster: 'The order is completed, and your share has been credited.',
  // Button: opens the calculator with the same choices. At most 20 characters.
  orderAgain: 'Order again',

  // Card of a cancelled order: the line above the amount that goes back, to the customer and to staff; then
  // the text below it. {time} is a day.
  moneyMethod: 'On its way to your original payment method',
  moneyMethodStaff: 'On its way to the customer’s original payment method',
  moneyMethodText: 'It arrives by {time}, often sooner. There’s nothing you need to do.',
  moneyMethodTextStaff: 'It arrives by {time}, often sooner.',
  moneyBalance: 'Added to your balance',
  moneyBalanceStaff: 'Added to the customer’s balance',
  moneyBalanceText: 'It’s there now. You can use it to pay for your next order.',
  // Below a refund, if the customer’s bank had returned the payment as well; the second sentence follows the first.
  moneyBankText: 'The bank returned {amount} of the payment to the cardholder.',
  moneyTakenBackText: 'So {amount} was taken back from the balance or is owed.',
  // Titles of that card where no money goes back: it was never paid; all of it was earned; a bank took it back; to the booster.
  nothingCharged: 'Nothing was charged',
  nothingBack: 'Nothing left to refund',
  nothingBackText: 'The recorded progress accounts for the full {total} that was paid.',
  nothingBackBank:
    'The bank returned {amount} of the {total} that was paid, so there’s nothing left to refund.',
  cancelledBooster: 'The order was cancelled',
  // Below it: {who} is one of order.by.* or a name, such as “Cancelled: You, Sat, Nov 21, 17:52”.
  cancelledBy: 'Cancelled: {who}, {time}',

  // The way of a refund as steps in a row, after order.step.cancelled: a name (at most 20 characters) and a
  // detail below it.
  refundWaits: 'Sending the refund',
  refundSent: 'Refund sent',
  refundBank: 'At the bank',
  refundBankText: 'Banks take up to {figures.bankRefund} to post it.',
  refundArrives: 'Arrives',
  refundBy: 'By {time}',

  // Notice on an order: a payment that bought nothing, such as one for a change that the booster declined. Title; text to the customer; text to staff.
  returnedTitle: 'A payment of {amount} is being refunded',
  returnedText:
    'We didn’t need this payment, because your order was already paid or has ended, or its change didn’t happen. We’re sending it back to your original payment method; it arrives by {time}.',
  returnedTextStaff:
    'This payment wasn’t used: the order was already paid or closed, or its change didn’t happen. It’s being sent back to the original payment method and arrives by {time}.',

  // Lines below the price of an order that was refunded; a sum stands after each.
  lineRefunded: 'Refunded',
  lineChargedBack: '{names.chargeback}',
  lineTakenBack: 'Taken back or owed',
  linePaidInTheEnd: 'Total after refund',

  // Buttons of the whole order: at its top, and in the dialog that cancels it. At most 24 characters.
  cancel: 'Cancel order',
  keep: 'Keep order',
  // Dialog that cancels an order: title; text to the customer (everything comes back; a part), to staff, and
  // of an unpaid order.
  cancelTitle: 'Cancel this order?',
  cancelText: 'You’ll get the full {total} back.',
  cancelPart: 'You’ll get {total} back. The rest covers the progress already recorded.',
  cancelTextStaff: 'The customer gets {total} back.',
  cancelUnpaid: 'Nothing was charged.',
  // In the same dialog, to staff: a field for words that only colleagues read, and its hint; a sentence below the refund of an order
  // that was played, with a button that opens a dispute instead.
  cancelNote: 'Note for colleagues (optional)',
  cancelNoteHint: 'It’s added to the order’s internal notes. Customer and booster never see it.',
  cancelOther:
    'The refund follows the recorded progress. For another amount, open a dispute: both sides are heard, and either can appeal.',
  cancelOtherLink: 'Choose another amount',
  // Lines of that dialog, a sum after each; between them stands order.stopEarned. The last is also a label of
  // the promises.
  stopPaid: 'Paid',
  stopRefund: '{names.refund}',
  // A choice in that dialog: its label, then the options (at most 60 characters each).
  refundToBalance: 'To my balance, right away',
  refundToTheirBalance: 'To the customer’s balance, right away',
  refundToMethod: 'To the original payment method, within {figures.bankRefund}',

  // Card beside an order in progress, to the customer: title; then a large amount; then the line below the
  // amount.
  stopTitle: 'If the order stops now',
  stopText: 'You get back {refund} of the {paid} you paid.',
  // The same, to staff.
  stopTitleStaff: 'If the order is cancelled now',
  stopTextStaff: 'The customer gets back {refund} of the {paid} paid.',
  // Lines of that card, a sum after each. {from}, {to} and {rank} are ranks; {part} of {all} such as “62 of
  // 100 LP”.
  stopClimbed: '{from} to {to}',
  stopPart: '{rank}, {part} of {all}',
  // Also by themselves and after a colon, as both figures of a result that falls short (order.finishShort).
  'stop.wins': 'Net wins: {part} of {all}',
  'stop.games': 'Games: {part} of {all}',
  'stop.hours': 'Hours done: {part} of {all}',
  // {percent} is how much of the work is done: the same share of the add-ons and of the discounts counts.
  stopExtras: 'Add-ons, {percent} used',
  stopDiscounts: 'Discounts, {percent} used',
  // After the order was changed while it was played: {percent} of what was left then is done.
  'stop.changed': 'Since the change, {percent} of the rest',
  // Button on the page of a paid order.
  changeOrder: 'Change order',
  // The card of a change that staff prepared, for the customer and for staff; {time} is its end. Then its buttons, at most 24
  // characters: agreeing to what costs nothing, going to the page where it is paid, looking at it there, leaving it, and for staff
  // taking it back.
  'prepared.title': 'Support has prepared a change for you, open until {time}',
  'prepared.titleStaff': 'Prepared by {name}, the customer can agree until {time}',
  'prepared.agree': 'Agree to the change',
  'prepared.agreed': 'You agreed to the change',
  'prepared.pay': 'See and pay',
  'prepared.look': 'See the details',
  'prepared.leave': 'No, thanks',
  'prepared.takeBack': 'Take it back',
  // Title of the notice while a change waits for the booster.
  'change.waits': 'Change requested, answer by {time}',
  // Its rows: what the order would be, the new range of days, what it costs more or less, and the booster’s share.
  'change.to': 'New order',
  'change.promise': 'New promise',
  'change.promiseBefore': 'Until now',
  'change.difference': '{names.difference}',
  'change.inAll': 'New total',
  // Notice to the customer: other boosters will play what a change adds. {what} is such as “Gold IV to Gold II”. Then its
  // button, what a toast says after it, and the links between both orders.
  'change.next': 'Another booster plays the rest',
  'change.nextText':
    'When this order is completed, a new order starts: {what}. We keep {total} for it until then. You only have to store your login again.',
  'change.nextTextDuo':
    'When this order is completed, a new order starts: {what}. We keep {total} for it until then.',
  'change.nextCancel': 'Cancel the new order',
  'change.nextCancelled': 'New order cancelled and refunded',
  'change.nextPlaced': 'The rest is order PK-{number}',
  // Buttons of the customer and of the booster.
  'change.withdraw': 'Withdraw change',
  'change.accept': 'Accept change',
  'change.decline': 'Decline change',
  // Dialog in which the booster declines.
  'change.declineTitle': 'Decline this change?',
  'change.declineText':
    'The order stays as it is, and you continue as before. The customer reads your reason.',
  // The sum of those lines: what the booster's work has cost so far.
  stopEarned: 'Earned so far',
  // Below them, to the customer.
  stopHow: 'Only our team can cancel an order in progress. Pause it, then write to us.',

  // Buttons below that: to the page of changes, where less can be ordered; to a message to our team, with what would come back
  // ({refund}). At most 34 characters. Then a link to the form of the legal withdrawal, and what it is beside “Cancel order”.
  stopEarlier: 'Stop earlier',
  stopAsk: 'Ask to stop and refund {refund}',
  withdrawLegally: 'Withdraw from this order',
  withdrawNote: 'Your right by law, in writing. While “{order.cancel}” is offered, that button is faster.',

  // Buttons of staff at the top of an order, and in the dialog that takes it from its booster. At most 24
  // characters.
  assign: 'Assign a booster',
  takeBack: 'Unassign booster',
  // That dialog: title, text, text for coaching, short message after it.
  takeBackTitle: 'Unassign this order’s booster?',
  takeBackText:
    'The order returns to the board. {booster} is paid for the recorded games and can’t claim it again.',
  takeBackTextCoach:
    '{booster} is paid for the completed hours and can’t accept the order again. The customer then decides what happens next.',
  takenBack: 'The booster is unassigned. Both sides were notified.',

  // Labels of the field for a reason; the second says who reads it. The last stands below the button while
  // the field is empty.
  reason: '{names.reason}',
  reasonBoth: 'Reason (shown to customer and booster)',
  reasonMissing: 'Enter a reason first.',

  // Buttons of every dialog: the cross at its corner (read aloud only), and the way out beside the main
  // button. At most 20 characters.
  leaveAsIs: 'Leave as is',

  // Beside the booster’s name, to customer and staff: when they last recorded a game, wrote or opened the login.
  'silence.active': 'Last active: {time}',

  // Buttons of the customer below it, at most 28 characters, and why the first one can’t be used; {time} is a day with a time.
  'silence.poke': 'Remind booster',
  'silence.pokeFrom': 'You can send a reminder from {time} on.',
  'silence.other': 'Ask for another booster',

  // Short messages after those buttons.
  'silence.poked': 'We’ve reminded your booster.',
  'silence.sentNow': 'The order is back on the board.',
  'silence.sent': 'Your request was sent to our team.',

  // Dialog of the second button: what happens, after a day of silence and before.
  'silence.otherTextNow':
    'The order returns to the board right away. {booster} is paid for the recorded games and can’t claim it again.',
  'silence.otherTextAsk':
    'Our team decides. Until then, the order continues as it is. {booster} can read what you write.',

  // In that dialog: the list of reasons, the field below it, and what is missing before it can be sent.
  'silence.cause.silent': 'No answer',
  'silence.cause.slow': 'Too slow',
  'silence.cause.wishes_ignored': 'Preferences weren’t followed',
  'silence.cause.unfriendly': 'Unfriendly',
  'silence.cause.other': 'Something else',
  'silence.causeMissing': 'Choose a reason first.',
  'silence.words': 'What happened?',

  // A box while the order is held because of the silence: title, text to the customer, button, text to staff. {time} is a day with a time.
  'silence.heldTitle': 'No reply from {booster} since {time}',
  'silence.heldText':
    'The order is on hold because your booster hasn’t replied or recorded a game. You can wait, or let another booster take over right away.',
  'silence.keep': 'Keep waiting',
  'silence.heldStaff': 'The customer can wait or choose another booster.',

  // A box while a request for another booster waits for staff: title and text to the customer, button, short message after it; title to staff, button, text of its dialog.
  'silence.askedTitle': 'You asked for another booster',
  'silence.askedText': 'Our team decides. Until then, the order continues as it is.',
  'silence.withdraw': 'Withdraw request',
  'silence.kept': 'The order continues with your booster.',
  'silence.staffTitle': 'The customer asks for another booster',
  'silence.decline': 'Decline request',
  'silence.declineText': 'The booster stays on the order. Customer and booster read your reason.',

  // The hours at which the booster can play on the customer’s account: heading; texts to the customer, without and with hours; to the
  // booster; two buttons (at most 22 characters); a span of hours and the note below them; title and text of a warning to the booster,
  // {time} is a day with a time; title, text, button and short message of the dialog.
  'hours.title': 'Playing hours',
  'hours.any': 'Your booster can play at any time. Set hours if you use the account yourself.',
  'hours.customer': 'Your booster plays only at these hours.',
  'hours.booster': 'Play only at these hours. At other times, the customer may be using the account.',
  'hours.set': 'Set hours',
  'hours.change': 'Change hours',
  'hours.span': '{day} {from} to {to}',
  'hours.local': 'In your local time',
  'hours.outside': 'Outside the customer’s hours',
  'hours.outsideText': 'The customer doesn’t want games at this time. You can play again from {time}.',
  'hours.dialogTitle': 'When can your booster play?',
  'hours.dialogText':
    'Without hours, they can play at any time. Time outside these hours doesn’t count toward the {figures.silence} after which you can switch boosters. Changing the hours restarts that time.',
  'hours.save': 'Save hours',
  'hours.saved': 'Your hours are saved.',

  // A box to a booster who has been silent: title, text. {time} and {until} are days with a time.
  'silence.boosterTitle': 'The customer is waiting to hear from you',
  'silence.boosterText':
    'You were last active: {time}. Record a game or write in the chat. The customer can choose another booster from: {until}.',

  // Card with the login, beside an order: heading, then a chip (at most 16 characters);
  // order.vaultEvent.purged is a chip as well.
  vault: '{names.loginVault}',
  encrypted: 'Encrypted',
  vaultEmpty: 'Empty',
  // Text of that card: with a login, with and without a booster; without one, to the customer and to the
  // others; once the order is closed.
  vaultText: 'Only {booster} can open the login, and only while boosting.',
  vaultTextNobody: 'Only the booster who accepts the order can open the login, and only while boosting.',
  vaultAsk:
    'Store the login of your game account. It’s encrypted right away, every view is recorded here, and it’s deleted when the order closes.',
  vaultNone: 'No login is stored.',
  vaultPurged: 'The login has been deleted and can’t be opened anymore.',
  // Buttons of that card, to the customer. At most 20 characters. The second is also the button of the dialog
  // below.
  replace: 'Replace login',
  revoke: 'Delete login',
  // Dialog that deletes the login: title; text while boosters are notified, while one plays, otherwise; short
  // message after it.
  revokeTitle: 'Delete the login?',
  revokeWaiting: 'Boosters won’t see the order until you store a login again.',
  revokeUnderWay: 'The order will be paused. To continue, store a login again and resume the order.',
  revokePlain: 'It can’t be opened anymore.',
  revoked: 'The login has been deleted.',
  // Buttons of the booster: open the login, and hide it again. At most 20 characters.
  openVault: 'Open login',
  hide: 'Hide',

  // Record of the login in that card; {name} is a user name. The second group is what readers did themselves.
  'vaultEvent.stored': '{name} stored the login',
  'vaultEvent.replaced': '{name} replaced the login',
  'vaultEvent.viewed': '{name} viewed the login',
  'vaultEvent.copied': '{name} copied the login',
  'vaultEvent.revoked': '{name} deleted the login',
  'vaultEvent.stored.you': 'You stored the login',
  'vaultEvent.replaced.you': 'You replaced the login',
  'vaultEvent.viewed.you': 'You viewed the login',
  'vaultEvent.copied.you': 'You copied the login',
  'vaultEvent.revoked.you': 'You deleted the login',
  'vaultEvent.code_asked': '{name} asked for a login code',
  'vaultEvent.code_given': '{name} sent a login code',
  'vaultEvent.code_viewed': '{name} opened the login code',
  'vaultEvent.code_asked.you': 'You asked for a login code',
  'vaultEvent.code_given.you': 'You sent a login code',
  'vaultEvent.code_viewed.you': 'You opened the login code',
  'vaultEvent.code_expired': 'The login code expired',
  // The login was deleted since the order closed; also the chip of that card. At most 16 characters.
  'vaultEvent.purged': 'Deleted',

  // Heading of everything that happened to an order; read aloud as the name of the path at the top too.
  timeline: 'Timeline',
  // Entries of that list. Below each stands who did it (a name or order.by.*), so the entry itself names
  // nobody. At most 40 characters.
  'event.create': 'Order placed',
  'event.pay': 'Paid',
  'event.store_credentials': 'Login stored',
  'event.revoke_credentials': 'Login deleted',
  'event.claim': 'Accepted',
  'event.assign': 'Assigned to a booster',
  'event.drop': 'Returned to the board',
  'event.decline': 'Declined',
  'event.session_proposed': 'Time proposed',
  'event.session_agreed': 'Time agreed',
  'event.session_held': 'Session completed',
  'event.undo_game': 'Last game undone',
  'event.correct_game': 'Game corrected',
  'event.strike_game': 'Recorded game struck',
  'event.pause': 'Paused',
  'event.resume': 'Resumed',
  'event.finish': 'Target reached, proof submitted',
  'event.finishCount': 'All done, proof submitted',
  'event.finishHours': 'All hours done',
  'event.dispute': 'Problem reported',
  'event.answer_dispute': 'Statement added',
  'event.withdraw_dispute': 'Report withdrawn',
  'event.decide_complete': 'Decision: result confirmed',
  'event.decide_cancel': 'Decision: ended with a refund',
  'event.decide_return': 'Decision: the booster continues',
  'event.decide_amounts': 'Decision: amounts corrected',
  'event.reopen': 'Reopened',
  'event.reject': 'Result sent back',
  'event.complete': 'Completed',
  'event.cancel': 'Cancelled',
  'event.play_along': 'Playing along, no login needed',
  'event.change_asked': 'Change requested',
  'event.changed': 'Order changed',
  'event.change_declined': 'Change declined',
  'event.change_withdrawn': 'Change withdrawn',
  'event.change_expired': 'Change not answered',
  'event.change_prepared': 'Change prepared for the customer',
  'event.prepared_discarded': 'Prepared change discarded',
  'event.poke': 'Booster reminded',
  'event.hold': 'On hold: no reply from the booster',
  'event.keep_booster': 'Continues with the booster',
  'event.ask_other_booster': 'Another booster requested',
  'event.decline_other_booster': 'Request declined, booster stays',
  'event.raise_share': 'Booster’s share raised',
  'event.refund_tip': 'Tip refunded',
  'event.tip': 'Tip given',
  'event.named_expired': 'Not accepted by the chosen booster',
  'event.start_missed': 'Promised start missed',
  'event.nobody_plays': 'No booster left who plays it',
  'event.set_hours': 'Playing hours changed',
  'event.release_shares': 'Shares released',
  'event.charge_back': 'Payment disputed with the bank',
  'event.charge_back_won': 'Payment dispute won',
  'event.charge_back_lost': 'Payment returned by the bank',
  'event.hold_lifted': 'No longer frozen',

  // Notice on an order whose payment is disputed with the bank, or was returned by it, for each reader; below it, two lines.
  'frozen.customer.disputed':
    'Your bank is looking into the payment for this order, so it can’t be completed until the bank decides. If you didn’t ask your bank for this, contact us.',
  'frozen.customer.returned':
    'Your bank returned your payment, so this order ends. If that was a mistake, contact us.',
  'frozen.booster.disputed':
    'The customer’s bank is looking into the payment for this order. It can’t be completed until the bank decides, and your share waits.',
  'frozen.booster.returned':
    'The bank returned the customer’s payment. Stop playing: we’ll end this order and pay you for the progress you recorded.',
  'frozen.staff.disputed':
    'The order can’t be completed, claimed or cancelled until the bank decides. Submit your evidence to the payment provider.',
  'frozen.staff.returned':
    'The bank returned the payment to the cardholder. Cancel the order: the booster is paid for the recorded progress, and nothing is refunded a second time.',
  'frozen.customer.balance_disputed':
    'Your bank is looking into an earlier payment of yours. Its money was on your balance and paid for this order or its tip, so the order can’t be completed until the bank decides. If you didn’t ask your bank for this, contact us.',
  'frozen.customer.balance_returned':
    'Your bank returned an earlier payment of yours that had paid for this order, so you owe us that money. The order continues when you have paid it, for example by topping up your balance.',
  'frozen.booster.balance_disputed':
    'A bank is looking into the money that paid for this order or its tip. Until it decides, the order can’t be completed, and your share and tip wait.',
  'frozen.booster.balance_returned':
    'The bank returned the money that had paid for this order. Stop playing while the order is frozen. If we end it, we pay you for the progress you recorded.',
  'frozen.staff.balance_disputed':
    'A bank is looking into an earlier payment of the customer’s. Its money was on the balance and paid for this order or its tip. The order can’t be completed, claimed or cancelled until the bank decides. Submit your evidence to the payment provider.',
  'frozen.staff.balance_returned':
    'The bank returned an earlier payment that had paid for this order. The order continues automatically once the customer owes nothing. If you cancel it, the booster is paid for the recorded progress, and the refund pays the debt.',
  'frozen.evidenceBy': 'Evidence is due by {time}',
  'frozen.evidenceSave': 'Save the evidence (PDF)',
  'frozen.since': 'Frozen since {time} because of the bank',
  'event.refundSent': 'Refund of {amount} sent',
  'event.refundCredited': '{amount} credited to the balance',
  // Who did it, below an entry and in order.cancelledBy.
  'by.you': 'You',
  'by.staff': '{names.staff}',
  'by.staffNamed': '{name}, staff',
  'by.provider': '{names.paymentProvider}',
  'by.time': 'Automatically',

  // Heading of the drawing of an order: before, while and after it is played; first of a climb, then of wins
  // or games.
  climbPlanned: 'The climb ahead',
  climbSoFar: 'The climb so far',
  climbDone: 'The climb',
  workPlanned: 'Games ahead',
  workSoFar: 'Games so far',
  workDone: 'Games played',
  // Labels beside that heading; a figure stands after each, such as “Progress 210 of 320 LP”, “Net wins 3 of
  // 5”. “Progress” is also a row of the table of order.colBought.
  climbed: '{names.progress}',
  'count.win': '{names.netWins}',
  'count.game': 'Games played',
  climbedOf: '{now} of {all}',
  // The second label, and the figures after it: “Games won 12, lost 5”. “Games” is also the name of the table
  // of games.
  games: 'Games',
  // The last also in sentences such as “3 games recorded: won 2, lost 1”; the second where a game was drawn.
  wonLost: 'won {won}, lost {lost}',
  wonLostDrawn: 'won {won}, lost {lost}, drawn {drawn}',
  // Read aloud in place of the drawing. {done} is order.count.*; {start} and {target} are ranks, {now} and
  // {all} points with their unit, {score} is order.wonLost.
  countSummary: '{done}: {now} of {all}. Games: {score}.',
  chartSummary: '{start} to {target}: {now} of {all}. Games: {score}.',
  // Signs in the drawing. {rank} is a rank or the work (“Gold II”, “5 net wins”).
  gamesToGo: { one: '{rank}, about {count} game to go', other: '{rank}, about {count} games to go' },
  targetReached: '{rank} reached',
  // A rank and its points, such as “Gold III, 62 LP”.
  rankAndPoints: '{rank}, {points}',
  // What the directions of the bars under the line mean; a bar in the middle is a game that ended in a draw. At
  // most 16 characters.
  upWon: 'Up: won',
  downLost: 'Down: lost',
  middleDrawn: 'Middle: draw',
  // The mark of the present on the line of days. At most 8 characters.
  now: 'Now',

  // Labels of two spans of days below the drawing, and of the day on which it was finished. At most 20
  // characters. “Promised” is also a label of the promises, “Finished” a row of the table of order.colBought.
  expected: 'Expected finish',
  // Replaces “Expected finish” once recorded games count for the estimate, and a sentence below when it is later
  // than promised.
  atThisPace: 'At this pace',
  latePace:
    'At this pace, the order finishes later than promised. The customer, the booster and our team see the same estimate.',
  promised: 'Promised',
  arrived: 'Finished',
  // Chips beside them: while it is played, and once it is done. At most 24 characters.
  inTime: 'On time',
  late: 'Later than promised',
  onTime: 'On time',
  daysEarly: { one: '{count} day early', other: '{count} days early' },
  daysLate: { one: '{count} day late', other: '{count} days late' },

  // Why no further message or game is taken without a connection: 50 wait, or 20 MB of pictures.
  'unsent.full': 'Too much is waiting to be sent. You can continue once you’re back online.',
  // Below a game in the log that was recorded without a connection; above it in the drawing of the climb (at most 24 characters).
  'unsent.game': 'Saved on this device. It’s sent once, as soon as you’re online.',
  'unsent.tag': 'Not sent yet',
  // Link below such a game that was refused, beside “Discard”: opens its form. At most 14 characters.
  'unsent.correct': 'Correct',
  // Short message when such a game arrived while its form was open.
  'unsent.arrived': 'This game was sent in the meantime. You can correct it in the log.',

  // Heading of the recorded games, and its text while there are none.
  matchLog: '{names.matchLog}',
  noGames: 'No games recorded yet. The first one appears here as soon as it’s recorded.',
  // A link beside that heading that shows all games, and back.
  allGames: { one: 'Show {count} game', other: 'Show all {count} games' },
  fewerGames: 'Show only the latest',
  // Column headings of the recorded games. At most 10 characters.
  colNo: 'No.',
  colResult: 'Result',
  'colCharacter.champions': '{names.champion}',
  'colCharacter.agents': '{names.agent}',
  colPoints: 'Points',
  colStanding: 'Rank',
  colTime: 'Time',
  // The result of a game, in that table, on the buttons that record one on a phone, and in a list such as
  // “Game 12, Won, Gold III, 62 LP”. At most 10 characters.
  won: 'Won',
  lost: 'Lost',
  drawn: 'Draw',
  // A warning in small print below the rank: such a game is rare and has a screenshot.
  unusual: 'Unusual',
  // The name of one game, as a heading and in a list.
  gameNumber: 'Game {number}',
  // Button with an image (read aloud and as a tooltip), and title of the dialog that it opens.
  proof: 'Screenshot of game {number}',

  // A screenshot in a dialog: read aloud for the picture that opens it, a link, and two buttons with an
  // image.
  proofFull: 'View full size',
  proofOriginal: 'Open the original',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',

  // Form in which a booster records a game: heading, labels, button (at most 20 characters), short message
  // after it.
  recordTitle: 'Record a game',
  recordPoints: 'Points won or lost',
  recordStanding: 'Rank after the game',
  'recordCharacter.champions': 'Champion (optional)',
  'recordCharacter.agents': 'Agent (optional)',
  recordProof: 'Screenshot (optional)',
  record: 'Record game',
  recorded: 'Game {number} was recorded.',
  // Button beside that message, for a few seconds, and the message after it.
  undo: 'Undo',
  undone: 'Game {number} was undone.',

  // In the log below a game without a picture: what’s missing, a link that opens the choice of files, what it is read as, and the message
  // after it.
  pictureMissing: 'No screenshot yet.',
  addIt: 'Add it',
  addPicture: 'Add a screenshot to game {number}',
  pictureAdded: 'Game {number} has its screenshot now.',

  // Dialog in which a booster corrects the last game: title (also the tooltip of the button that opens it),
  // text, button, short message after it. “Struck” means: no longer counted, but still shown, crossed out.
  correctTitle: 'Correct game {number}',
  correctText:
    'You can correct a game for {figures.correction} after recording it. The original record stays visible, marked as struck.',
  // Below it: how many games follow, whose ranks change with it.
  correctLater: {
    one: 'The rank after {count} later game moves by as much.',
    other: 'The ranks after {count} later games move by as much.',
  },
  correctSave: 'Save correction',
  corrected: 'Game {number} was corrected.',

  // Card in which a booster submits the result of a climb: heading, text, label of the screenshot.
  finishTitle: 'Target reached?',
  finishText:
    'Submit a screenshot of the final rank. The customer then has {figures.check} to check the result.',
  finishPick: 'Screenshot of the final rank',
  // The same for wins and games.
  finishTitleCount: 'All done?',
  finishTextCount:
    'Submit a screenshot of the match history. The customer then has {figures.check} to check the result.',
  finishPickCount: 'Screenshot of the match history',
  // Button (at most 20 characters), what it says while no screenshot is chosen, short message after it.
  finish: 'Submit result',
  finishMissing: 'Choose a screenshot first.',
  finished: 'The result was submitted. The customer can check it now.',
  // Where fewer games are recorded than were ordered: {figures} is order.workPoints or order.stop.*; then a
  // box to tick, and what is said while it isn't.
  finishShort: 'The record shows less than was ordered ({figures}).',
  finishShortText:
    'Record the missing games first. If you can’t, the customer and our team will see both figures.',
  finishAnyway: 'Submit the result anyway',
  finishAnywayMissing: 'Record the missing games, or choose to submit the result anyway.',

  // Title of the notice with the reason why staff sent a result back.
  rejectedTitle: 'The result was sent back',

  // Button that opens the dialog in which a booster drops an order; title and text there, and the button that changes nothing.
  dropTitle: 'Drop this order',
  dropAsk: 'Drop this order?',
  dropKeep: 'Keep order',
  dropText: 'You’re paid for what you’ve done so far. You can’t claim this order again.',
  dropPaysNow: 'Pays {amount} now',
  dropPayText: 'The next booster’s first game must confirm it.',
  // Label of the screenshot, what is said while it is missing, and the button (at most 20 characters).
  dropProof: 'Screenshot of the rank after your last game',
  dropProofMissing: 'Choose the screenshot first.',
  drop: 'Drop order',

  // Small labels in the cards beside an order: who it is, what they prefer to be played, and the booster's
  // share of the price. At most 20 characters. The first two are also read as a name where none is known, and
  // “Customer” is a column heading.
  booster: 'Booster',
  customer: 'Customer',
  customerGuest: 'Guest customer',
  wishes: '{names.preferences}',
  youEarn: '{names.yourShare}',
  // Rows of staff's card of a customer; a value stands after each.
  contactEmail: '{names.email}',
  contactOrders: 'Orders',
  contactSince: 'Customer since',
  // Staff's card of the payment: heading, chip of an order that was paid by balance, a row before the
  // provider's reference.
  paymentTitle: 'Payment',
  paymentRef: 'Reference',
  allEntries: 'Every entry',

  // A folded list of games that staff or the booster took out of the count.
  struckGames: { one: '{count} game that no longer counts', other: '{count} games that no longer count' },
  // Below such a game; {time} is a date with a time.
  'struckBy.booster': 'Undone by the booster, {time}',
  'struckBy.staff': 'Struck by staff, {time}',
  'struckBy.correction': 'Corrected by the booster, {time}',

  // Dialog in which staff strike a game: tooltip of the button that opens it, title, text, a choice with two
  // options, button, short message after it.
  strikeGame: 'Strike game {number}',
  strikeTitle: 'Strike game {number}?',
  strikeText: 'A struck game no longer counts but stays visible. The refund and shares are recalculated.',
  strikeScope: 'What to strike',
  strikeOne: 'This game only',
  // Every game in the row of games that this booster played until another one took over.
  strikeStretch: 'All games {booster} played in a row',
  strike: 'Strike',
  struckNow: 'Struck. The refund and shares were recalculated.',

  // Staff's card that compares records which can't both be true: heading; how far they are apart; a sentence
  // after either.
  records: 'Records to compare',
  conflictApart: 'The ranks are {points} apart.',
  conflictCount: {
    one: '{count} more game than ordered.',
    other: '{count} more games than ordered.',
  },
  conflictText: 'Only one of these records can be right.',
  noPicture: 'No screenshot',
  // In that card, the boosters who played one after the other, each with a chip (at most 20 characters) and
  // an amount.
  stretches: 'Who played and what they earn',
  'stretch.open': 'In progress',
  'stretch.confirmed': 'Confirmed',
  'stretch.unconfirmed': 'Not confirmed yet',
  'stretch.contradicted': 'Contradicted',

  // Notice in that card: shares of a closed order that staff decide about. Title, the two reasons, button.
  sharesHeld: 'The boosters’ shares are waiting for your decision',
  'sharesHeldWhy.conflict':
    'Two records contradict each other. Strike the wrong one, or release the shares as they are.',
  'sharesHeldWhy.unconfirmed':
    'Nothing confirms the last record of a booster who left. Strike it, or release the shares as they are.',
  releaseShares: 'Release shares',
  // Dialog behind that button: title, text, short message after it.
  releaseTitle: 'Release the shares as they are?',
  releaseText: 'Each booster keeps the amount shown. Explain why the records are right.',
  sharesReleased: 'The shares were released.',

  // Line below the price, and in staff’s payment card: what came back to the customer’s balance, or will. {percent} is such as “3%”.
  cashback: 'Cashback, {percent}',
  cashbackExpected: 'Cashback, {percent}, once completed',
  // Below it, for staff.
  cashbackLost: '{amount} couldn’t be taken back: the customer had spent it.',

  // Card on a completed order where its customer tips the booster. Heading, up to 28 characters; two sentences, the second one for customers with a balance; button without an amount, with one, and the one that leads to the payment page; message afterwards.
  'tip.title': 'Tip {booster}',
  'tip.lead': 'All of it goes to {booster}. You pay by card.',
  'tip.leadBalance': 'All of it goes to {booster}, paid from your balance of {balance} or by card.',
  'tip.choose': 'Choose an amount',
  'tip.give': 'Tip {amount}',
  'tip.giveByCard': 'Tip {amount} by card',
  'tip.sent': '{booster} got {amount} from you.',
  'tip.name': '{names.tip}',
  'tip.other': 'Other',
  'tip.own': '{names.amountInEuros}',
  'tip.bounds': '{least} to {most}',
  'tip.wrong': '{balance.topUpWrong}',
  'tip.notPaid': 'The payment didn’t go through',
  'tip.notPaidText': '{checkout.notPaidText}',
  'tip.payNext': '{checkout.payNext}',

  // Heading of the card once the tip is paid, for its customer, and the sentence below the amount: for customer and staff, then for the booster. {date} is such as “Nov 25, 2026”.
  'tip.yours': 'Your tip',
  'tip.given': '{booster} got it on {date}, in full.',
  'tip.givenBooster': 'From your customer on {date}. All of it is yours.',

  // Below it, once staff have refunded a part or all of it; then for staff the button, and its dialog: title, text, button, message afterwards. {held} is what can still be refunded.
  'tip.refunded': '{amount} of it was refunded.',
  'tip.refund': 'Refund tip',
  'tip.refundTitle': 'Refund the tip?',
  'tip.refundText':
    '{held} is still on hold. What you refund leaves {booster}’s held money and goes back the way the customer paid.',
  'tip.refundButton': 'Refund {amount}',
  'tip.refundDone': '{amount} of the tip was refunded.',

  // Card on a completed climb: its heading, and a sentence. {start} and {target} are ranks, {price} an amount of money, {days} such as “1 to 4 days”.
  'again.title': 'Climb again from here',
  'again.text':
    '{start} to {target} for {price}, in {days}. Your server, queue and preferences are filled in, and you can change anything.',
  'again.unpriced':
    '{start} to {target}. Your server, queue and preferences are filled in, and you can change anything.',

  // The card’s button, up to 30 characters.
  'again.set': 'Set your next climb',

  // A second button: the same, and the same booster is proposed. At most 20 characters and the name.
  'again.with': 'With {booster} again',
  // A second look at a decision: titles of the notice on the order’s page, a line in it, what became of it, and entries of the history.
  appealOwn: 'You asked for a second look',
  appealOther: 'A second look at the decision was requested',
  'disputeOutcome.upheld': 'Decision: the first decision stays.',
  'event.appeal': 'Second look requested',
  'event.uphold_decision': 'Decision: the first one stays',
  // During the search, beside a number: boosters who are online and can claim the order.
  boostersPresent: 'Matching boosters online',

  // Chip beside the number of an order before the shop opens, up to 18 characters.
  testOrder: 'Test order',

  // The page of an order in the seconds in which its booster can undo the claim: its title, the title when they are over, a text, a
  // warning above the button where an undo counts as a drop, and the button.
  'reserved.title': { one: 'Yours in {count} second', other: 'Yours in {count} seconds' },
  'reserved.opening': 'Opening your order',
  'reserved.text':
    'Until then, you can undo the claim, and nobody is notified. After that, you can open the login and the chat.',
  'reserved.third':
    'You’ve undone claims within the past hour. This time it counts as a drop, and you can’t claim this order again.',
  'reserved.undo': '{names.undoClaim}',

  // Staff’s button below the search for a booster, at most 24 characters; then the dialog that it opens: title, text, field with
  // a line of help (three percentages) and what is said until it fits, two lines with an amount each, its button, the short message afterwards, and a line about
  // what one person can do alone.
  'raise.button': 'Raise share…',
  'raise.title': 'Raise the booster’s share',
  'raise.text':
    'The booster who takes this order keeps this share. It’s in percent of the price before discounts, and everyone sees it on the board at once.',
  'raise.field': 'Share in percent',
  'raise.bounds': 'Now {now}, at most {most}: the shop keeps {keeps} of the price.',
  'raise.missing': 'Enter a share within these bounds.',
  'raise.pays': 'Pays the booster',
  'raise.more': 'More than now',
  'raise.send': 'Raise share',
  'raise.done': 'Share raised',
  'raise.limit': 'More than {amount} needs a colleague.',
} as const
