import type { TranslationOf } from '../../translate.ts'
import type views from '../en/views.ts'

export default {
  views: 'Ansichten',
  changed: 'geändert',
  none: 'Noch keine Ansichten. Speichere unter einem Namen, was die Liste gerade zeigt.',
  onlyYou: 'Nur für dich',
  sharedBy: 'Geteilt von {name}',
  default: 'öffnet zuerst',
  rows: { one: '{count} Zeile', other: '{count} Zeilen' },
  saveChanges: 'Änderungen speichern',
  edit: 'Ansicht bearbeiten …',
  saveNew: 'Als neue Ansicht speichern …',
  newTitle: 'Ansicht speichern',
  editTitle: 'Ansicht bearbeiten',
  name: 'Name',
  nameMissing: 'Gib der Ansicht einen Namen.',
  share: 'Mit allen aus dem Team teilen, die diese Liste öffnen können',
  openFirst: 'Meine Aufträge mit dieser Ansicht öffnen',
  othersView:
    '{name} teilt diese Ansicht. Du kannst deine Aufträge mit ihr öffnen oder eine eigene speichern.',
  save: 'Ansicht speichern',
  saved: 'Die Ansicht „{name}“ ist gespeichert.',
  deleted: 'Die Ansicht „{name}“ ist gelöscht.',
  delete: 'Ansicht löschen',
  deleteSure: 'Wirklich löschen?',
  deleteForAll: 'Für alle löschen?',
  columns: 'Spalten',
  columnsShown: 'Gezeigte Spalten',
  columnsReset: 'Spalten zurücksetzen',
} satisfies TranslationOf<typeof views, 'de'>
