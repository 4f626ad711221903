import type { TranslationOf } from '../../translate.ts'
import type handling from '../en/handling.ts'

export default {
  title: 'Binnen het team',
  only: 'Alleen het team ziet dit',
  by: 'In behandeling bij',
  nobody: 'Niemand',
  you: '{name} (jij)',
  saved: 'Gewijzigd',
  take: 'Ik pak dit op',
  again: 'Opnieuw proberen',
  tags: 'Labels',
  addTag: 'Label toevoegen',
  removeTag: 'Label {tag} weghalen',
  badTag:
    'Een label begint met een letter of cijfer, bestaat alleen uit letters, cijfers, spaties, - en _ en heeft hoogstens {most} tekens.',
  notes: 'Interne notities',
  newNote: 'Schrijf een notitie',
  addNote: 'Notitie toevoegen',
  noteAdded: 'Notitie toegevoegd',
  pin: 'Vastzetten',
  unpin: 'Losmaken',
  newer: 'Nieuwere notities',
  older: 'Oudere notities',
} satisfies TranslationOf<typeof handling, 'nl'>
