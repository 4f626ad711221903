import type { TranslationOf } from '../../translate.ts'
import type handling from '../en/handling.ts'

export default {
  title: 'Dans l’équipe',
  only: 'Seule l’équipe le voit',
  by: 'Suivie par',
  nobody: 'Personne',
  you: '{name} (toi)',
  saved: 'Modifié',
  take: 'Je m’en charge',
  again: 'Réessayer',
  tags: 'Étiquettes',
  addTag: 'Ajouter une étiquette',
  removeTag: 'Retirer l’étiquette {tag}',
  badTag:
    'Une étiquette commence par une lettre ou un chiffre, ne contient que des lettres, des chiffres, des espaces, - et _, et compte {most} caractères au plus.',
  notes: 'Notes internes',
  newNote: 'Écrire une note',
  addNote: 'Ajouter la note',
  noteAdded: 'Note ajoutée',
  pin: 'Épingler',
  unpin: 'Détacher',
  newer: 'Notes plus récentes',
  older: 'Notes plus anciennes',
} satisfies TranslationOf<typeof handling, 'fr'>
