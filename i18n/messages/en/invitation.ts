export default {
  // Page that the link of an invitation opens, for a future colleague: title; its lead, with who invites, or the second one when the shop’s operator does; the heading of the list of permissions.
  title: 'You’re invited to the team',
  by: '{name} invites you to work on {site} as {email}.',
  byServer: 'You’re invited to run {site} as {email}.',
  gives: 'What you’ll be able to do',

  // The first step, as a line above its form: without an account, with one that is taken back, with one to sign in to; then the button that switches between the two ways, at most 30 characters.
  registerText: 'Choose a name and a way to sign in.',
  recoverText:
    'This address has an account. Choose a new way to sign in: every earlier one stops working, and all devices are signed out.',
  signInText: 'This address has an account. Sign in to it to accept.',
  usePasskey: 'Use a passkey instead',
  usePassword: 'Use a password instead',

  // The last button, at most 26 characters; the title and line of the step before it, where it’s needed; the message at the end.
  accept: 'Accept invitation',
  factorTitle: 'One more step: a second factor',
  factorText: 'Pages for staff open only with one, so a stolen password isn’t enough.',
  done: 'Welcome to the team.',

  // Page of a link that no longer works: title, text.
  overTitle: 'This invitation no longer works',
  overText:
    'It was accepted, renewed or revoked, or it’s too old. Ask the person who invited you for a new one.',

  // Above staff’s list of users: heading of the invitations that nobody has accepted yet, the button, and the dialog that it opens: line below the title, label of the checkboxes’ error, button, message afterwards.
  open: 'Open invitations',
  invite: 'Invite a colleague',
  text: 'We’ll mail a link that works once, within {figures.invitation}.',
  noRight: 'Choose at least one permission.',
  send: 'Send invitation',
  sent: 'Invitation sent',

  // A row of that list: until when its link works and who invited, a colleague or the shop’s operator; buttons of at most 16 characters, and the messages after them.
  until: 'Works until {time}. Invited by {name}.',
  untilOperator: 'Works until {time}. Invited by the operator.',
  renew: 'Send again',
  renewed: 'Sent again, with a new link',
  revoke: 'Revoke',
  revoked: 'Invitation revoked',

  // Dialog before an invitation is revoked: title, text, the button that keeps it.
  revokeTitle: 'Revoke the invitation of {email}?',
  revokeText: 'Its link stops working right away.',
  keep: 'Keep invitation',
} as const
