export default {
  // Page “Boosters” for staff (its title is shell.boosters): <meta name="description">.
  description: 'Boosters with their services, limits and orders.',

  // The field above the list: its label, which is only read aloud, and its placeholder, at most 28 characters.
  search: 'Search boosters',
  searchHint: 'Name or e-mail',

  // Label of a filter, and its options; they are marks in the list too. At most 18 characters.
  state: '{names.status}',
  'state.active': 'Active',
  'state.paused': 'Paused',
  'state.former': 'Former booster',
  'state.banned': 'Banned',

  // Options of the list “Sort”. At most 24 characters.
  'sort.name': 'Name, A to Z',
  'sort.newest': 'Newest booster',
  'sort.seen': 'Last active',

  // More filters, and labels of the dialog that other pages have too.
  game: '{names.game}',
  service: '{names.service}',
  rankLimit: 'Rank limit: {game}',

  // How many there are, above the list.
  total: { one: '{count} booster', other: '{count} boosters' },

  // An empty list: heading, text.
  none: 'No boosters yet',
  noneText: 'People whose application you accept appear here.',

  // Column headings. At most 20 characters.
  colServices: 'Rank limits',
  colNow: 'Orders now',
  colDone: 'Orders completed',
  colSeen: 'Last active',

  // Where no order is being played; and in the column “Last active”.
  noServices: 'No services',
  never: 'Never',

  // In the list: how many orders they play of how many they can have. At most 16 characters each.
  soloNow: 'Solo {active} of {limit}',
  duoNow: 'Duo {active} of {limit}',

  // Button above the list, title of its dialog, and the text above a search field for people.
  add: 'Add booster',
  addText: 'Search for the account by the start of its name or e-mail address. Guests need an account first.',

  // Below the search field: nothing was found.
  addNone: 'No account starts like that.',

  // Title of the dialog with one booster, and with someone who isn’t one; {name} is a name.
  title: 'Work of {name}',
  titleNew: 'Make {name} a booster',

  // Facts in the dialog: since when they have been a booster. At most 26 characters.
  since: 'Booster since',

  // Links in the dialog: to their public page, and to their account in the list of users. At most 24 characters.
  profile: 'Public profile',
  account: 'Account and permissions',

  // Headings in the dialog, with labels of two numbers below the first, and a hint.
  limits: 'Orders at a time',
  'limit.solo': '{names.soloOrders}',
  'limit.duo': '{names.duoOrders}',
  limitsHint: 'At most {most}. Orders that they have stay with them.',
  services: '{names.services}',

  // Above a table with a row per server and a column per service, for one game at a time.
  servicesText:
    'They’re notified of new orders for the services you check, and can claim them up to the rank limit.',

  // The heading of a narrow column, with soft hyphens (\u00ad) where a long word can break.
  placementColumn: 'Place\u00adment boost',

  // Heading of the column with the servers, and name of a button that checks or unchecks a row.
  server: '{names.server}',
  wholeRow: 'All services on {server}',

  // Name of one checkbox of the table, only read aloud: a service and a server.
  cell: '{service}, {server}',

  // Below the games, each after its name in the choice above: how many services are checked.
  checked: { one: '{count} checked', other: '{count} checked' },

  // Buttons at the end: for a booster, for someone new, for a former booster.
  'save.change': 'Save booster',
  'save.make': 'Make booster',
  'save.return': 'Make booster again',

  // Messages after them.
  saved: 'Booster saved',
  made: '{name} is a booster now',

  // Why the button is unavailable.
  unchanged: 'Change a limit or a service first.',
  noService: 'Check at least one service.',

  // Heading above buttons that pause, resume or end their work; text below it by status.
  work: 'New orders',
  workActive:
    'A paused booster can’t claim orders and finishes those that they have. Ending the work takes the booster pages away; services and limits are kept.',

  // Buttons, and the messages after them.
  pause: 'Pause',
  paused: '{name} is paused',
  resume: 'End pause',
  resumed: '{name} can claim orders again',
  end: 'End work',
  ended: '{name} is no longer a booster',

  // Title of the dialog that asks before ending it, and the button that changes nothing.
  endTitle: 'End the work of {name}?',
  keep: 'Keep booster',

  // Why something about a booster can’t be changed; below the control.
  'refusal.own_account': '{people.refusal.own_account}',
  'refusal.staff_account': '{people.refusal.staff_account}',
  'refusal.not_held': '{people.refusal.not_held}',
  'refusal.guest': 'Guests can’t be boosters: they need an account with a password or a sign-in.',
  'refusal.banned': 'This account is banned. Lift the ban on the page “{names.users}” first.',
  'refusal.open_orders': '{errors.booster_has_orders}',

  // A page for staff, linked above the list of boosters: its title, up to 26 characters, and what it shows.
  unserved: 'Asked for, not available',
  unservedText:
    'What customers set up while no booster played it, most often first. Look for boosters there.',

  // If it is empty: title and text.
  unservedNone: 'Nothing was missed',
  unservedNoneText: 'When a customer sets up something that no booster plays, it appears here.',

  // Its columns: what was wanted; a mark for what somebody plays by now; how often; how many addresses wait for it; when last. Up
  // to 16 characters.
  wanted: 'Wanted',
  served: 'Now available',
  met: 'Times met',
  waiting: 'Waiting',
  lastAsked: 'Last',
} as const
