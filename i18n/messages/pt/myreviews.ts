import type { TranslationOf } from '../../translate.ts'
import type myreviews from '../en/myreviews.ts'

export default {
  lead: 'Quem escolhe um booster também lê as tuas respostas.',
  none: 'Ainda não há avaliações',
  answer: 'Resposta',
  'answer.due': 'Por responder',
  'answer.given': 'Respondidas',
  'answer.over': 'Fora de prazo',
  'answer.hidden': 'Oculta',
  'answer.apart': 'Não conta',
  others: 'Todas as outras',
  profile: 'Ver o teu perfil',
  apart: 'O pedido foi reaberto ou outro booster terminou-o. O teu perfil não a mostra.',
  over: 'Já não dá para responder: uma resposta é possível durante {figures.review} após a avaliação.',
  yours: 'A tua resposta:',
  write: 'Escrever uma resposta',
  until: 'Possível até {date}.',
} satisfies TranslationOf<typeof myreviews, 'pt'>
