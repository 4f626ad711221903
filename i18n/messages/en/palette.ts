export default {
  // The button and the dialog that search everything a person may open. Up to 22 characters.
  open: 'Search or jump to',
  // The same in one word, beside its keys.
  short: 'Search',
  // The placeholder of its field.
  hint: 'Number, name, page or action',

  // Headings of its groups; each is also the word for what a sign at the start of the field searches alone.
  'group.orders': '{names.orders}',
  'group.people': 'People',
  'group.actions': 'Actions',
  'group.pages': 'Pages',

  // The last line of a group of which only the first three are shown.
  more: { one: '{count} more', other: '{count} more' },
  // Read aloud when results arrive.
  found: { one: '{count} result', other: '{count} results' },
  // Nothing begins like this; {words} is what was typed.
  nothing: 'Nothing for “{words}”.',
  // The search has no answer.
  failed: 'Search doesn’t answer. Pages and actions still work.',

  // What keys do, at the foot: the arrows, Enter, Tab. Up to 17 characters each.
  'key.move': 'Move',
  'key.choose': 'Open',
  'key.narrow': 'Only this group',
  // The name of the cross beside a group that is shown alone.
  widen: 'Show all groups',

  // Actions, as what happens when they are chosen.
  'does.newPost': 'Write a post',
  'does.newRaffle': 'New raffle',
  'does.theme': 'Switch between light and dark',
  'does.shortcuts': 'Show keyboard shortcuts',

  // After a person’s name: what they are; a mark of those who are banned.
  'role.guest': '{names.guest}',
  'role.customer': '{names.customer}',
  'role.booster': '{names.booster}',
  'role.staff': '{names.staff}',
  banned: 'Banned',
  // After a code.
  'coupon.active': 'Active',
  'coupon.scheduled': 'Scheduled',
  'coupon.expired': 'Expired',
  'coupon.exhausted': 'Used up',
  'coupon.disabled': 'Disabled',

  // Facts of the marked order; the last stands before the day on which it was placed.
  customer: '{names.customer}',
  booster: '{names.booster}',
  inGameName: '{names.inGameName}',
  ordered: 'Ordered',
} as const
