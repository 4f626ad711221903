export default {
  // Title of the browser tab.
  title: 'Checkout',
  // Heading of the page.
  heading: 'Pay for your order',
  // Description of the page, for browsers.
  description: 'Check your order and pay.',

  // Heading and label of a field.
  inGameName: 'Your in-game name',
  // Under that field: a player’s name and tag, as the game writes them.
  inGameNameHint: 'Include the tag, for example Mira#EUW. Your booster sends the invite there.',

  // Title and text of a warning, after coming back from the payment page.
  notPaidTitle: 'The payment didn’t go through',
  notPaidText: 'You haven’t been charged. Try again, or pay another way.',

  // Heading of a statement, and the statement.
  riskTitle: 'Before you pay',
  riskText:
    'Riot Games forbids boosting in its terms. It can restrict or close accounts for it, and no one can promise that yours will be spared.',
  // Beside two checkboxes under the statement; the marked words link to the terms. Whoever changes what they say adds a version to
  // core/money/consents.ts. Then a sentence below the button, with links, too.
  'consent.start': 'I have read this and ask you to start right away.',
  'consent.withdrawal':
    'I know that I lose my <withdrawal>right of withdrawal</withdrawal> once the order is completed.',
  'consent.age': 'I’m {figures.leastCustomerAge} or older.',
  termsNote:
    'This order is subject to the <terms>terms of service</terms> and the <refunds>refund policy</refunds>.',

  nameMissing: 'Enter your in-game name first.',

  // The part of the checkout about the booster: heading; text while none is chosen; the button that opens the field (at most 34
  // characters); the field; the question above two choices, and both (at most 44 characters); its button; the field’s error.
  // Then, under a heading, what happens; the button that takes the choice back (at most 26 characters); and why a
  // booster can’t be chosen.
  'named.title': '{names.yourBooster}',
  'named.any': 'We ask boosters who match your order, your favorites first.',
  'named.anyone': 'We ask boosters who match your order.',
  'named.choose': 'Ask a booster by name',
  'named.name': 'Booster’s name',
  'named.if': 'If they don’t accept within {figures.namedOffer}',
  'named.everyone': 'Ask every booster who matches',
  'named.refund': 'Refund my payment',
  'named.ask': 'Ask first',
  'named.missing': 'Enter the booster’s name first.',
  'named.chosen': '{booster} is asked first',
  'named.thenEveryone':
    'They have {figures.namedOffer}. If they don’t accept, every booster who matches is asked. The price stays the same.',
  'named.thenRefund':
    'They have {figures.namedOffer}. If they don’t accept, you get your money back. The price stays the same.',
  'named.remove': 'Ask any booster',
  // In a chip or a heading, instead of “is asked first”: this booster can’t play what is ordered.
  'named.cannot': '{booster} can’t play this',
  // After the reason why, in the calculator: what to do.
  'named.clear': 'Change the order, or remove the name to ask any booster.',
  // Under the button that pays, while a name is typed but not asked.
  'named.open': 'You typed a booster’s name. Press “{checkout.named.ask}”, or remove the name.',
  'named.refusal.rank': '{booster} doesn’t play at this rank.',
  'named.refusal.full': '{booster} can’t take more orders right now.',
  'named.refusal.service': '{booster} doesn’t offer this service on this server.',
  'named.refusal.other': '{booster} isn’t taking orders right now.',

  // Heading above the ways to pay.
  method: 'Pay with',
  // Ways to pay, each with one line below it.
  card: '{names.card}',
  cardText: 'You’ll go to our payment provider’s page, then come back here.',
  // Under the line of the card: what else the provider’s page offers, by the names of wallets and banks’ services.
  cardAlso: 'Depending on your country and device, also there: {methods}.',
  balanceText: 'You have {balance}.',
  balanceTooLow: 'Your balance of {balance} doesn’t cover {total}.',
  // A way to pay: a part from the balance, the rest by card; then the two amounts.
  balanceAndCard: 'Balance and card',
  balanceAndCardText: '{balance} from your balance, {card} by card.',
  // The main button, and the same button while it works. Up to 24 characters.
  pay: 'Pay {total}',
  paying: 'Paying',

  // Small, under the summary of the order.
  priceFrozen: 'This price is locked in for your order.',
  // Below the price: what the customer gets back when the order completes, and the same for a guest. {amount} is money, {percent} such as “3%”.
  cashback: '{amount} comes back to your balance when the order is completed ({percent}).',
  cashbackGuest:
    'Create an account before the order is completed, and {amount} comes back to your balance ({percent}).',

  // Small, under the button, unless the balance pays all of it.
  payNext: 'You’ll go to the payment page next. You’re only charged once you confirm there.',
  // Small, under the button.
  unpaidNote: 'Unpaid orders are cancelled after {figures.payment}.',

  // Title, text and button in place of the form, once an order is paid.
  paidTitle: 'Paid',
  paidText: 'Your order {number} is paid.',
  toOrder: 'Go to order',
  // The same for a cancelled order.
  cancelledTitle: 'This order was cancelled',
  cancelledText: 'You can order again any time.',
  newOrder: 'Start a new order',

  // Heading of the page for a coaching order, and its statement with the checkbox.
  headingCoaching: 'Pay for your coaching',
  riskTextCoaching:
    'Your coach talks with you and watches you play. Coaching is help, not boosting: you play every game yourself, and no one signs in to your account.',
  // Button of a cancelled coaching order.
  newCoaching: 'Choose a coach',

  // Button that opens the field for a code; the field’s label; the button beside it, up to 10 characters.
  coupon: 'I have a coupon',
  couponCode: 'Coupon code',
  couponApply: 'Apply',

  couponMissing: 'Enter a code first.',
  // Beside the coupon’s code, once it is applied.
  couponSaves: 'You save {amount}.',
  // Under the amount saved, where all discounts together have reached their limit.
  couponLimited: 'The coupon is worth more, but this order has reached the maximum discount.',
  // Button that takes the coupon off the order. Up to 12 characters.
  couponRemove: 'Remove',
  // Follows the sentence that says why the coupon no longer works.
  couponTakenOff: 'The coupon has been removed. Check the new total and pay again.',

  // A dialog before ordering, when a price has changed: title, text, the two amounts, two buttons.
  changed: 'The price has changed',
  changedText: 'You haven’t ordered anything yet. Check the new price before you continue.',
  changedShown: 'Price you saw',
  changedNow: 'New price',
  changedAccept: 'Order for {total}',
  changedBack: 'Back to my order',

  // Link beside the summary that leads back to the calculator. Up to 12 characters.
  change: 'Change',
  // Heading above the customer’s e-mail address.
  receiptTo: 'Receipt to',
  // Under that address, for a customer without an account.
  asGuest: 'Ordering as a guest',
  // Link that opens two fields below that address, up to 44 characters; the fields, and the line below the first.
  'billing.add': 'Add a name and address to the receipt',
  'billing.name': 'Name on the receipt',
  'billing.hint': 'A person or a company. You can change it until you’ve paid.',
  'billing.address': 'Address (optional)',
} as const
