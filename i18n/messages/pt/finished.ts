import type { TranslationOf } from '../../translate.ts'
import type finished from '../en/finished.ts'

export default {
  onTime: '{order.onTime}',
  late: { one: '{count} dia de atraso', other: '{count} dias de atraso' },
  took: '{days}, prometido: {promised}',
  wonLost: '{order.wonLost}',
  wonLostDrawn: '{order.wonLostDrawn}',
  playedBy: '{server}, jogado por {booster}',
  stars: '{stars} de {most}',
  replied: 'Resposta de {booster}:',
  demo: '{order.demo}',
  profileOf: 'Perfil de {booster}',
  guest: '{shell.role.guest}',
  'rated.overall': 'No geral',
  'rated.skill': 'Habilidade',
  'rated.speed': 'Rapidez',
  'rated.communication': 'Comunicação',
  rated: { one: '{stars} em {count} avaliação', other: '{stars} em {count} avaliações' },
} satisfies TranslationOf<typeof finished, 'pt'>
