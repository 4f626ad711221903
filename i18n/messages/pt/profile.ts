import type { TranslationOf } from '../../translate.ts'
import type profile from '../en/profile.ts'

export default {
  metaTitle: '{booster}, booster de {game}',
  description:
    '{booster} joga {game}. Pedidos concluídos, pontualidade, jogos ganhos e avaliações, tudo contado em pedidos reais.',
  free: { one: 'Livre para mais {count} pedido', other: 'Livre para mais {count} pedidos' },
  there: 'lá são {time} ({zone})',
  setOrder: 'Ver o teu preço',
  setOrderNote: 'Perguntamos primeiro a {booster}. O preço é o mesmo.',
  nextWhoFits: 'Pedir a outro booster',
  nextNote: '{booster} tem agora {taken} de {of} pedidos.',
  ridge: 'Subidas concluídas de {booster}',
  ridgeAll: {
    one: 'A única subida concluída, do início ao objetivo.',
    other: 'Todas as {count} subidas concluídas, pela ordem em que acabaram, cada uma do início ao objetivo.',
  },
  ridgeLast: {
    one: 'As últimas {shown} de {count} subida concluída.',
    other: 'As últimas {shown} de {count} subidas concluídas.',
  },
  ridgeKeys: 'Com as setas do teclado passas de subida em subida.',
  noClimbs: 'Ainda sem subidas concluídas',
  finished: { one: 'pedido concluído', other: 'pedidos concluídos' },
  gamesWon: 'jogos ganhos',
  inReviews: { one: 'em {count} avaliação', other: 'em {count} avaliações' },
  noReviews: 'ainda sem avaliações',
  since: 'desde {month}',
  noneLate: 'nenhum atrasado',
  someLate: { one: '{count} com atraso, de {days}', other: '{count} com atraso, de {days} no máximo' },
  startBase: {
    one: 'últimos {figures.startDays} dias, {count} pedido',
    other: 'últimos {figures.startDays} dias, {count} pedidos',
  },
  wonBase: '{won} de {recorded} registados',
  disputed: {
    one: 'problema comunicado em {disputed} de {count} pedido',
    other: 'problema comunicado em {disputed} de {count} pedidos',
  },
  noDispute: 'nenhum problema comunicado',
  tooFew:
    'Ainda são poucos pedidos concluídos para dizer algo. Os números aparecem a partir de {figures.enoughOrders}.',
  latest: 'Últimas subidas',
  moreClimbs: { one: 'Mostrar mais {count}', other: 'Mostrar mais {count}' },
  reviews: '{names.reviews}',
  onlyFinished: 'Só se avaliam pedidos concluídos',
  noReviewsText: 'As avaliações aparecem aqui quando os clientes escrevem sobre pedidos concluídos.',
  fewReviews: {
    one: '{count} avaliação até agora. As avaliações mostram-se a partir de {figures.enoughReviews}, para que nenhuma opinião decida sozinha.',
    other:
      '{count} avaliações até agora. As avaliações mostram-se a partir de {figures.enoughReviews}, para que nenhuma opinião decida sozinha.',
  },
  starsCount: { one: '{stars} estrela: {total}', other: '{stars} estrelas: {total}' },
  plays: 'Joga',
  upTo: 'Até {rank}',
  hours: 'Horas habituais',
  yourTime: 'A tua hora, {zone}',
  theirTime: 'Fuso horário: {zone}',
  usually: 'Costuma jogar',
  taken: 'Ocupado',
  span: '{from} às {to}',
  languages: 'Idiomas',
  'level.native': 'Nativo',
  'level.fluent': 'Fluente',
  'level.good': 'Bom',
  coaching: 'Coaching com {booster}',
  hourly: '{price} por hora',
} satisfies TranslationOf<typeof profile, 'pt'>
