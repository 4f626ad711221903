import type { TranslationOf } from '../../translate.ts'
import type finished from '../en/finished.ts'

export default {
  onTime: 'Dentro do prazo',
  late: { one: '{count} dia de atraso', other: '{count} dias de atraso' },
  took: '{days}, prometido: {promised}',
  wonLost: 'ganhos: {won}, perdidos: {lost}',
  wonLostDrawn: 'ganhos: {won}, perdidos: {lost}, empatados: {drawn}',
  playedBy: '{server}, jogado por {booster}',
  stars: '{stars} de {most}',
  replied: 'Resposta de {booster}:',
  demo: '{names.demoData}',
  profileOf: 'Perfil de {booster}',
  guest: '{names.guest}',
  'rated.overall': 'No geral',
  'rated.skill': 'Habilidade',
  'rated.speed': 'Rapidez',
  'rated.communication': 'Comunicação',
  rated: { one: '{stars} em {count} avaliação', other: '{stars} em {count} avaliações' },
} satisfies TranslationOf<typeof finished, 'pt'>
