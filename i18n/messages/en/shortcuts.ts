export default {
  // Title of the dialog that “?” opens, and the text below it.
  title: 'Keyboard shortcuts',
  lead: 'They work anywhere except while you type.',

  // What a key does, at the start of a line whose end shows the key. Up to 32 characters.
  'does.help': 'Show this list',
  'does.palette': 'Search everything',
  'does.search': 'Search on this page',
  'does.home': 'Go to the home page',
  'does.dashboard': 'Go to your dashboard',
  'does.notifications': 'Go to the notifications',
  'does.close': 'Close a dialog or a menu',

  // Headings of the two parts of the list, on a page with keys of its own.
  onPage: 'On this page',
  everywhere: 'Everywhere',
  // What a key of the page does. Up to 32 characters.
  'page.next': 'Next row',
  'page.previous': 'Previous row',
  'page.open': 'Open the order’s page',
  'page.verify': 'Verify the result',
  'page.reject': 'Send the result back',
  'page.assign': 'Assign a booster',
  'page.undo': 'Undo your last decision',
  'page.close': 'Close the sheet',
  'page.copyLink': 'Copy the link to the row',
  'page.reply': 'Write an answer',
  'page.closeTalk': 'Close the conversation',

  // What N does on staff's page of an order. Up to 32 characters.
  'page.note': 'Write a note',

  // Small, between two keys that are pressed one after the other, and between two ways to do the same.
  followedBy: 'then',
  orElse: 'or',

  // Label of a switch at the end of the dialog, and the text below it. {keys} is a combination such as Ctrl + /.
  single: 'Single-key shortcuts',
  singleHint: 'If you switch them off, only {keys} still opens this list.',

  // More keys of a page, as above. The last seven belong to the form in which a booster records a game; the choices are the champions or agents that the customer wished for.
  'page.select': 'Select the row',
  'page.selectRange': 'Select up to the row',
  'page.won': 'The game was won',
  'page.lost': 'The game was lost',
  'page.pick1': 'The customer’s first choice',
  'page.pick2': 'The customer’s second choice',
  'page.pick3': 'The customer’s third choice',
  'page.record': 'Record the game',
} as const
