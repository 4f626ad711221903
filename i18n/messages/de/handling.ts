import type { TranslationOf } from '../../translate.ts'
import type handling from '../en/handling.ts'

export default {
  title: 'Im Team',
  only: 'Nur das Team sieht das',
  by: 'In Bearbeitung bei',
  nobody: 'Niemandem',
  you: '{name} (du)',
  saved: 'Geändert',
  take: 'Übernehmen',
  again: 'Erneut versuchen',
  tags: 'Schlagwörter',
  addTag: 'Schlagwort hinzufügen',
  removeTag: 'Schlagwort {tag} entfernen',
  badTag:
    'Ein Schlagwort beginnt mit Buchstabe oder Ziffer, besteht nur aus Buchstaben, Ziffern, Leerzeichen, - und _ und hat höchstens {most} Zeichen.',
  notes: 'Interne Notizen',
  newNote: 'Notiz schreiben',
  addNote: 'Notiz hinzufügen',
  noteAdded: 'Notiz hinzugefügt',
  pin: 'Anheften',
  unpin: 'Lösen',
  newer: 'Neuere Notizen',
  older: 'Ältere Notizen',
} satisfies TranslationOf<typeof handling, 'de'>
