import type { TranslationOf } from '../../translate.ts'
import type adminreviews from '../en/adminreviews.ts'

export default {
  description: 'Todas as avaliações, das mais recentes às mais antigas.',
  total: { one: '{count} avaliação no total', other: '{count} avaliações no total' },
  none: 'Ainda não há avaliações',
  noneText: 'As avaliações aparecem aqui assim que os clientes avaliarem pedidos concluídos.',
  search: 'Procurar por booster',
  searchHint: 'Nome de um booster',
  state: '{names.status}',
  'state.new': 'Últimos {figures.reviewEdit}',
  'state.low': 'Nota baixa',
  'state.hidden': 'Ocultas',
  'sort.newest': 'Avaliação mais recente',
  'sort.lowest': 'Nota mais baixa',
  colReview: 'Texto da avaliação',
  colRating: 'Nota',
  noText: 'Sem texto',
  hide: 'Ocultar avaliação',
  hideText: 'Desaparece do perfil e deixa de contar. O cliente e o booster leem o teu motivo.',
  isHidden: 'A avaliação está oculta.',
  show: 'Mostrar de novo',
  showText: 'Volta a aparecer no perfil e conta. Avisamos o cliente e o booster.',
  isShown: 'A avaliação está de novo visível.',
} satisfies TranslationOf<typeof adminreviews, 'pt'>
