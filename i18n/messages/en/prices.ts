export default {
  // Page of the prices, for staff: title (the same word as shell.adminPrices), <meta name="description">,
  // what is read aloud for the row of tabs.
  description: 'Prices by game, percentages, and every version that was published.',
  views: 'Price tables',
  // Tabs beside those of the games. At most 14 characters.
  'view.factors': 'Percentages',
  'view.history': '{names.history}',
  // The line below the title: which prices are in effect. {time} is a date with a time.
  holdsSince: 'Version {version} has been live since {time}.',
  scheduledFor: 'Version {version} is scheduled for {time}.',

  // Notices above the tables: a version that is scheduled; no version at all (heading, text), which is the
  // empty history too; only a first, scheduled version.
  headScheduled:
    'You’re editing version {version}, which goes live on {time}. Until then, version {holding} is live. What you publish must go live later than that; to change something sooner, withdraw version {version} first.',
  notSet: 'No prices are set',
  notSetText:
    'Customers can’t order until you publish the first version. The table shows a proposal, and nothing of it is live. Type your own prices, change all prices of a game by a percentage, or import a CSV, then publish.',
  // Chip beside the title, and column heading, before the first version (at most 12 characters).
  proposal: 'Proposal',
  firstScheduled:
    'Version {version} is the first version. Customers can order from {time}. To open the shop sooner, withdraw it and publish again.',

  // Notice when somebody else has published meanwhile: title, text, button (prices.discard is beside it; at
  // most 36 characters); what stands below “Publish…” until then.
  behind: '{author} has published version {version} in the meantime',
  behindText: 'The reason: “{reason}”. Your changes are based on version {version}.',
  takeOver: 'Move my changes to version {version}',
  takeOverFirst: 'Move your changes to the new version first.',

  // Button that reads a file (at most 16 characters), the short message after it, and the title of the notice
  // when it can't be read.
  import: 'Import CSV',
  imported: {
    one: '{count} change imported, {unchanged} values unchanged. Nothing has been published yet.',
    other: '{count} changes imported, {unchanged} values unchanged. Nothing has been published yet.',
  },
  notImported: 'The file wasn’t imported, and nothing has changed',
  // Text of that notice: what is wrong with the file. {text} and {path} are copied from it.
  'csv.size': 'It’s too large to be a price table.',
  'csv.header': 'Line {line} must be “game,work,tier,division,unit,value”, but it’s “{text}”.',
  'csv.columns': 'Line {line} must have six columns, but it’s “{text}”.',
  'csv.unknown': 'Line {line}: there’s no price called “{text}”.',
  'csv.twice': 'Line {line}: “{text}” appears twice in the file.',
  'csv.kind':
    'Line {line}: “{text}” isn’t a valid value. Prices are in euros with at most two decimals, percentages have at most one.',
  'csv.bounds': 'Line {line}: {path} must be in the range {min} to {max}, but it’s “{text}”.',

  // Table of a game's prices: what is read aloud for it; the heading of its first column; the three other
  // columns, each with its unit below. At most 14 characters.
  gridOf: '{game} prices',
  tier: '{names.tier}',
  'work.climb': 'Climb',
  'work.win': '{names.netWin}',
  'work.placement': 'Placement',
  'unit.climb': '€ per division',
  'unit.win': '€ each',
  'unit.placement': '€ per game',
  // Heading of its last row, such as “Master and up”, and the note below the table; {tiers} is that heading.
  andUp: '{tier} and up',
  openNote: '{tiers}: the climb price is for {points} points.',
  // Read aloud and as tooltips: a cell, a column's heading, the arrow that shows a tier's divisions; the
  // second tooltip is for one that can't be folded.
  cell: '{row}, {column}',
  selectColumn: 'Select the {column} column',
  divisionsOf: 'Prices by division: {tier}',
  divisionsOwn: 'Divisions with their own prices always stay visible.',
  // Read aloud before the old and the new value of a cell, and after a value that a division takes from its
  // tier; the third also stands as a value in lists of changes.
  was: 'was',
  now: 'now',
  likeTier: 'same as its tier',
  // The name of a price in lists and errors: of a game, such as “Valorant, Climb: Gold 2”; of a group, such
  // as “Servers: Japan”.
  inGame: '{game}, {work}: {place}',

  // Tab “Percentages”: headings of its groups.
  'group.servers': 'Servers',
  'group.queues': 'Queues',
  'group.brackets': 'Points at the start',
  'group.gains': '{names.pointsPerWin}',
  'group.addons': '{names.addOns}',
  'group.cashback': '{names.cashback}',
  'group.turnover': 'Levels',
  'group.whole': 'The whole order',
  // Below each heading: what its percentages change.
  'groupText.servers': 'Raises or lowers the price so far; 0 leaves it unchanged.',
  'groupText.queues': '{prices.groupText.servers}',
  'groupText.brackets':
    'Lowers the price of the first division, depending on how much of it has already been played.',
  'groupText.gains': 'Raises or lowers the price so far, for climbs only.',
  'groupText.addons':
    'Added to the price, as a percentage of the base price. “{games.addon.bonus-win}” costs one net win at the target rank.',
  'groupText.cashback': 'How much of a completed order comes back to the balance, by level.',
  'groupText.turnover': 'What a customer must have paid for completed orders to reach each level.',
  'groupText.whole': 'Limits and shares, for every order.',
  // Rows of the two groups about cashback.
  'level.base': '{names.levelOne}',
  'level.ridge': '{names.levelTwo}',
  'level.summit': '{names.levelThree}',
  // Rows of the last group.
  'value.openStep': 'Points per price step in the top tiers',
  'value.discountCap': 'Maximum of all discounts together (%)',
  'value.boosterShare': 'Booster’s share of the price before discounts (%)',
  'value.shareStep': 'Rise of that share while an order waits (points per {figures.riseEvery})',
  'value.shareMost': 'Highest share that a waiting order reaches (%)',
  // Column headings of these tables. At most 12 characters.
  name: 'Name',
  percent: '{names.percent}',
  column: 'Value',

  // Errors of a cell. {text} is what was typed, {name} the name of the price.
  'fault.price': '“{text}” isn’t a valid price. {name} must be an amount with at most two decimals.',
  'fault.percent': '“{text}” isn’t a valid percentage. {name} must be a number with at most one decimal.',
  'fault.points': '“{text}” isn’t a valid number of points. {name} must be a whole number.',
  'fault.bounds': '{name} must be in the range {min} to {max}.',

  // Bar above a table: the label of a field for a percentage, its button (at most 12 characters), and what is
  // said while it can't be used.
  raise: {
    one: 'Percentage change for {count} selected price',
    other: 'Percentage change for {count} selected prices',
  },
  apply: 'Apply',
  // The same field for all prices of a game while none is selected, and the text beside it.
  raiseAll: 'Percentage change for all {game} prices',
  raiseAllText: 'To change only some prices, select a column heading, or use Shift and the arrow keys.',
  raiseHint: 'Enter a percentage such as +5 or −10.',
  // Beside it: a choice of amounts, the smallest first.
  roundTo: 'Round to',

  // Card: what sample orders cost before and after. Heading, text, column headings (at most 12 characters),
  // and the value of one that costs the same.
  effect: 'Effect on sample orders',
  effectText: 'Calculated the same way as customers’ quotes, with the prices before and after your changes.',
  // Button below the first three rows.
  allSamples: 'All {count} sample orders',
  // The same before the first version: heading and text.
  effectFirst: 'What typical orders cost',
  effectFirstText: 'Calculated the same way as customers’ quotes, with the proposal and with your prices.',
  sample: '{names.order}',
  before: 'Before',
  after: 'After',
  difference: '{names.difference}',
  same: 'unchanged',

  // Card of the changes: heading without and with changes, text without; buttons (at most 16 characters; the
  // first three are read aloud and tooltips); what stands below “Publish…” while there are none.
  changes: 'Changes',
  changesCount: { one: '{count} change', other: '{count} changes' },
  changesEmpty:
    'None yet. Type in a cell to change a price. Your draft stays in this browser until you publish it.',
  undo: 'Undo',
  redo: 'Redo',
  revert: 'Revert: {name}',
  publish: 'Publish…',
  discard: 'Discard all',
  nothingChanged: 'Nothing has changed.',

  // Dialog that publishes: title, and the buttons of all dialogs here (the cross at the corner, read aloud;
  // the way out).
  publishTitle: 'Publish prices',
  back: 'Back',
  // Warning in it.
  largeChanges: {
    one: '{count} price changes by more than half. Is that intended?',
    other: '{count} prices change by more than half. Is that intended?',
  },
  // A box to tick in it if the first version is the proposal without changes; what stands below the button until then.
  proposalSure:
    'Publish the proposal without changes. I know that it’s an example and wasn’t calculated for my shop.',
  proposalUnsure: 'Confirm that you want to publish the proposal without changes.',
  // Below the changes, if nobody can publish them alone.
  needsColleague:
    'A colleague has to approve these prices: they raise what boosters or customers get, or can leave the shop nothing.',
  // A choice with two options, and below it why the first can't be chosen. “Goes live” also stands above a
  // date in the history (prices.effective).
  when: 'Goes live',
  atOnce: 'Now',
  later: 'On a date',
  afterScheduled: 'Version {version} is scheduled for {time}. Choose a later date, or withdraw it first.',
  // Its fields: labels, hints, errors. {time} is the same instant in UTC.
  date: '{names.dateAndTime}',
  utc: 'That’s {time}.',
  localTime: 'In your local time.',
  dateMissing: 'Choose a date and time.',
  datePast: 'Choose a time in the future.',
  reason: '{names.reason}',
  reasonHint: 'Shown in the history.',
  reasonMissing: 'Enter a short reason.',
  // Its main button, by the choice above (at most 18 characters), and the short message after it.
  publishNow: 'Publish now',
  schedule: 'Schedule',
  published: 'Version {version} has been published.',

  // Tab “History”: the name of a version; its chip (at most 14 characters); who published it when; above the
  // date from which it was in effect.
  number: 'Version {version}',
  'state.holding': 'Live',
  'state.scheduled': 'Scheduled',
  'state.past': 'Past',
  'state.withdrawn': 'Withdrawn',
  byAt: '{author}, {time}',
  effective: 'Live from',
  // The folded part of a version: its heading, and what it says.
  details: 'Differences',
  firstVersion: 'This is the first version, so there’s nothing to compare it with.',
  sameAs: 'The same prices as version {version}.',
  comparedWith: {
    one: '{count} difference from version {version}',
    other: '{count} differences from version {version}',
  },
  // Buttons of a version (at most 24 characters), and the reason that the second proposes; it is stored with
  // the new version and shown in the history.
  withdraw: 'Withdraw',
  rollBack: 'Roll back to this version',
  rollBackReason: 'Roll back to version {version}',
  // Dialog that withdraws a version: title, text, short message after it.
  withdrawTitle: 'Withdraw version {version}?',
  withdrawText: 'It won’t go live on {time}. It stays in the history, and its prices can be published again.',
  withdrawn: 'Version {version} has been withdrawn.',
} as const
