export default {
  // Two rows of the profile settings: a copy of one’s data, and deleting the account. Title and text of the first.
  download: 'Download your data',
  downloadAbout:
    'Orders, games, messages, payments and your profile, as JSON and CSV. It’s ready within minutes and stays available for {figures.dataExport}.',

  // Its button, up to 26 characters; the text while the archive is being packed; the text and the button once it’s ready. {time} and {until} are a date with a time.
  prepare: 'Prepare download',
  preparing: 'We’re packing your data and will e-mail you when it’s ready. You can leave this page.',
  ready: 'Ready since {time}. You can download it until {until}.',
  save: 'Download ZIP',

  // Title, button (up to 22 characters) and text of the second row.
  deleteAccount: 'Delete account',
  deleteAbout:
    'We delete your name, e-mail address, messages, pictures and sign-ins. Invoices stay for as long as the law requires, without your name.',

  // Below it, why it isn’t possible: {orders} is one or more order numbers, such as “PK-20011, PK-20012”. Then the links that lead to the solution.
  blockedOrders: 'Not possible yet: {orders} must be completed or cancelled first.',
  blockedDebt: 'Not possible yet: you owe us {amount}. Topping up your balance pays it.',
  blockedMoney: 'Not possible yet: we still owe you {amount}.',
  blockedStaff: 'Not possible yet: your account has staff permissions. A colleague can remove them.',
  openOrders: 'Show orders',
  askSupport: 'Write to support',

  // Dialog: title, lead, and three points about what happens.
  deleteTitle: 'Delete your account?',
  deleteLead: 'You can’t undo this. It takes effect immediately, on all your devices.',
  gonePerson: 'Your name, e-mail address and every way to sign in are deleted.',
  goneWords: 'Your messages, reviews, applications, pictures and notifications are deleted.',
  goneGiven: 'The {amount} on your balance that we gave you is lost.',
  keptBooks:
    'Invoices and the history of your orders stay for as long as the law requires, without your name.',

  // Label of the field in that dialog; {email} is the person’s own address. Then its two buttons, up to 26 characters.
  confirmLabel: 'Type {email} to confirm',
  confirm: 'Delete account for good',
  keep: 'Keep account',

  // The page after the account was deleted: title and text.
  goodbyeTitle: 'Goodbye, and thank you',
  goodbyeText: 'Your account no longer exists. We’ve sent you one last e-mail to confirm it.',
} as const
