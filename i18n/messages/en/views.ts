export default {
  // Views of staff’s lists: a button with their menu, up to 14 characters; what follows its name while the address shows something else.
  views: 'Views',
  changed: 'changed',

  // In the menu while there are none. Then below each view’s name, joined by commas: who sees it, that the list opens with it, how much it shows.
  none: 'No views yet. Save what the list shows now under a name.',
  onlyYou: 'Only you',
  sharedBy: 'Shared by {name}',
  default: 'opens first',
  rows: { one: '{count} row', other: '{count} rows' },

  // At the foot of the menu, up to 28 characters. The dots mean that a dialog opens.
  saveChanges: 'Save the changes',
  leave: 'Leave this view',
  edit: 'Edit this view…',
  saveNew: 'Save as a new view…',

  // The dialog: titles, fields, what is missing, its button.
  newTitle: 'Save view',
  editTitle: 'Edit view',
  name: 'Name',
  nameMissing: 'Give the view a name.',
  share: 'Share it with all colleagues who can open this list',
  openFirst: 'Start with this view when I open the list',
  othersView:
    '{name} shares this view. You can start with it when you open the list, or save a view of your own.',
  save: 'Save view',

  // Short messages afterwards. {name} is what somebody called the view.
  saved: 'The view “{name}” is saved.',
  deleted: 'The view “{name}” is deleted.',

  // A button that asks once more in its place, up to 22 characters.
  delete: 'Delete view',
  deleteSure: 'Really delete it?',
  deleteForAll: 'Delete for everyone?',

  // A button, up to 14 characters; the name of its choices, read aloud; a button that undoes them, up to 24 characters.
  columns: 'Columns',
  columnsShown: 'Columns shown',
  columnsReset: 'Reset columns',
} as const
