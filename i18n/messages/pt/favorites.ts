import type { TranslationOf } from '../../translate.ts'
import type favorites from '../en/favorites.ts'

export default {
  description: 'Os boosters que guardaste nos favoritos.',
  add: 'Adicionar {booster} aos favoritos',
  remove: 'Remover {booster} dos favoritos',
  none: 'Ainda não há favoritos',
  noneText: 'Carrega no coração ao lado do nome de um booster e ele aparece aqui.',
  browse: 'Ver todos os boosters',
} satisfies TranslationOf<typeof favorites, 'pt'>
