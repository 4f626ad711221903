import type { TranslationOf } from '../../translate.ts'
import type views from '../en/views.ts'

export default {
  views: 'Weergaven',
  changed: 'gewijzigd',
  none: 'Nog geen weergaven. Sla onder een naam op wat de lijst nu laat zien.',
  onlyYou: 'Alleen voor jou',
  sharedBy: 'Gedeeld door {name}',
  default: 'opent als eerste',
  rows: { one: '{count} rij', other: '{count} rijen' },
  saveChanges: 'Wijzigingen opslaan',
  edit: 'Weergave bewerken…',
  saveNew: 'Als nieuwe weergave opslaan…',
  newTitle: 'Weergave opslaan',
  editTitle: 'Weergave bewerken',
  name: 'Naam',
  nameMissing: 'Geef de weergave een naam.',
  share: 'Delen met alle collega’s die deze lijst kunnen openen',
  openFirst: 'Mijn bestellingen met deze weergave openen',
  othersView:
    '{name} deelt deze weergave. Je kunt je bestellingen ermee openen of een eigen weergave opslaan.',
  save: 'Weergave opslaan',
  saved: 'De weergave “{name}” is opgeslagen.',
  deleted: 'De weergave “{name}” is verwijderd.',
  delete: 'Weergave verwijderen',
  deleteSure: 'Echt verwijderen?',
  deleteForAll: 'Voor iedereen weg?',
  columns: 'Kolommen',
  columnsShown: 'Getoonde kolommen',
  columnsReset: 'Kolommen herstellen',
} satisfies TranslationOf<typeof views, 'nl'>
