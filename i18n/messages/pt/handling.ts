import type { TranslationOf } from '../../translate.ts'
import type handling from '../en/handling.ts'

export default {
  title: 'Na equipa',
  only: 'Só a equipa vê isto',
  by: 'A cargo de',
  nobody: 'Ninguém',
  you: '{name} (tu)',
  saved: 'Alterado',
  take: 'Fico com este',
  again: 'Tentar de novo',
  tags: 'Marcadores',
  addTag: 'Adicionar um marcador',
  removeTag: 'Tirar o marcador {tag}',
  badTag:
    'Um marcador começa por uma letra ou um algarismo, só tem letras, algarismos, espaços, - e _, e no máximo {most} carateres.',
  notes: 'Notas internas',
  newNote: 'Escreve uma nota',
  addNote: 'Adicionar nota',
  noteAdded: 'Nota adicionada',
  pin: 'Fixar',
  unpin: 'Soltar',
  newer: 'Notas mais recentes',
  older: 'Notas mais antigas',
} satisfies TranslationOf<typeof handling, 'pt'>
