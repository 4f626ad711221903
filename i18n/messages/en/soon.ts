export default {
  // The page of the closed shop: its lead below the title {shell.notOpenYet}, and the form for the opening mail (title, text, button of up to 20 characters).
  lead: '{site} will offer boosts and coaching for League of Legends, Teamfight Tactics, Valorant and Wild Rift. We’re still preparing everything.',
  mailTitle: 'One mail when we open',
  mailText: 'We’ll write to you once, on the day the shop opens, and then delete your address.',
  send: 'Notify me',

  // What replaces the form.
  sentTitle: 'Look in your mailbox',
  sentText: 'We’ve sent a link to {email}. Open it and confirm your address. Until then, nothing is sent.',

  // The page behind the mailed link: title, text, button (up to 24 characters); then the same once it is confirmed, with a button that deletes the address.
  confirmTitle: 'Get a mail when {site} opens?',
  mailed: 'We’ll write to {email} once, when the shop opens, and then delete the address.',
  confirm: 'Confirm address',
  listTitle: 'You’re on the list',
  remove: 'Remove my address',
  removedTitle: 'Your address is deleted',
  removedText: 'You won’t get a mail from us.',

  // Its reader comes after the opening; the button leads to the shop (up to 20 characters).
  openTitle: 'The shop is open',
  openText: 'It has opened in the meantime. There’s nothing left to confirm.',
  enter: 'Go to the shop',

  // The link belongs to no address.
  overTitle: 'This link no longer works',
  overText: 'The address was removed or never confirmed. You can leave it again.',

  // Notice above the pages while the shop is closed, below {shell.notOpenYet}: its text for staff, and for everyone else in the dashboard.
  trialText:
    'Only staff see it. Every order is a test order: nothing is charged, and the opening deletes it.',
  workText: 'Every order here is a test order: no money moves, and the opening deletes it.',
} as const
