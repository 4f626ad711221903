// Staff’s list of every e-mail that the shop wrote.
export default {
  description: 'Every e-mail that the shop wrote, and whether it was sent.',
  // Above the list, by whether a mail server is set up. SMTP_URL is the name of a setting.
  kept: 'No mail server is set up, so e-mails stay here instead of being sent. Links in them work. Set SMTP_URL to send them.',
  sends: 'E-mails are sent through your mail server. Links that only their readers can open are hidden here.',
  none: 'No e-mails yet',
  noneText: 'Each e-mail appears here as soon as the shop has written it.',
  // Heads of the columns.
  colRecipient: 'Recipient',
  colSubject: 'Subject',
  colStatus: '{names.status}',
  colWritten: 'Written',
  // Above the list: a search field, and a filter.
  search: 'Search for a recipient',
  kind: '{names.kind}',
  // A column and a filter: what became of an e-mail, at most 12 characters.
  'state.kept': 'Kept here',
  'state.sent': 'Sent',
  'state.waiting': 'Waiting',
  'state.retrying': 'Retrying',
  'state.failed': 'Failed',
  // Below the status. {time} is a time, {count} how often sending was tried.
  nextAttempt: 'Next attempt: {time}',
  attempts: { one: '{count} attempt', other: '{count} attempts' },
  // The dialog that shows one e-mail; the tabs say how it is shown.
  views: 'Views',
  'view.desktop': 'Desktop',
  'view.phone': 'Mobile',
  'view.text': 'Plain text',
  frame: 'The e-mail as its reader sees it',
  recorded: 'Reading this e-mail is recorded, because it gives access to an account.',
  lastError: 'The mail server’s last answer: {error}',
  sendAgain: 'Send again',
} as const
