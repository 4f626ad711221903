import type { TranslationOf } from '../../translate.ts'
import type handling from '../en/handling.ts'

export default {
  title: 'Nel team',
  only: 'Lo vede solo il team',
  by: 'Se ne occupa',
  nobody: 'Nessuno',
  you: '{name} (tu)',
  saved: 'Modificato',
  take: 'Me ne occupo io',
  again: 'Riprova',
  tags: 'Etichette',
  addTag: 'Aggiungi un’etichetta',
  removeTag: 'Togli l’etichetta {tag}',
  badTag:
    'Un’etichetta inizia con una lettera o una cifra, contiene solo lettere, cifre, spazi, - e _ e ha al massimo {most} caratteri.',
  notes: 'Note interne',
  newNote: 'Scrivi una nota',
  addNote: 'Salva nota',
  noteAdded: 'Nota salvata',
  pin: 'Fissa in alto',
  unpin: 'Non fissare più',
  newer: 'Note più recenti',
  older: 'Note meno recenti',
} satisfies TranslationOf<typeof handling, 'it'>
