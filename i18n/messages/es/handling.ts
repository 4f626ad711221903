import type { TranslationOf } from '../../translate.ts'
import type handling from '../en/handling.ts'

export default {
  title: 'En el equipo',
  only: 'Solo lo ve el equipo',
  by: 'A cargo de',
  nobody: 'Nadie',
  you: '{name} (tú)',
  saved: 'Cambiado',
  take: 'Lo llevo yo',
  again: 'Reintentar',
  tags: 'Etiquetas',
  addTag: 'Añadir una etiqueta',
  removeTag: 'Quitar la etiqueta {tag}',
  badTag:
    'Una etiqueta empieza por una letra o una cifra, solo tiene letras, cifras, espacios, - y _, y como mucho {most} caracteres.',
  notes: 'Notas internas',
  newNote: 'Escribe una nota',
  addNote: 'Añadir nota',
  noteAdded: 'Nota añadida',
  pin: 'Fijar',
  unpin: 'Soltar',
  newer: 'Notas más recientes',
  older: 'Notas más antiguas',
} satisfies TranslationOf<typeof handling, 'es'>
