import type { TranslationOf } from '../../translate.ts'
import type day from '../en/day.ts'

export default {
  nextPaused: 'Em pausa',
  nextCheck: 'O cliente verifica até {time}',
  nextSession: 'Sessão: {time}',
  nextAgree: 'Combinar uma hora',
  promisedBy: 'Prometido até {date}',
  promisedLate: 'Estava prometido até {date}',
  daysLeft: { one: 'Falta {count} dia', other: 'Faltam {count} dias' },
  answerDispute: 'Responde ao problema comunicado até {time}',
  useCode: 'Usa o código até {time}',
  answerChange: 'Responde à alteração até {time}',
  decided: 'A nossa equipa decide até {time}',
  frozen: 'O banco analisa o pagamento',
  due: 'Para fazer',
  nothing: 'De momento não há nada para fazer.',
  messages: 'Mensagens por ler',
  unread: { one: '{count} mensagem', other: '{count} mensagens' },
  reviewed: 'Nada está retido',
  answers: {
    one: '{count} avaliação espera pela tua resposta',
    other: '{count} avaliações esperam pela tua resposta',
  },
  answerBy: 'A primeira até {date}',
  payout: '{amount} solicitados em {date}',
  newTitle: 'Tudo pronto para o teu primeiro pedido',
  newText:
    'Aceita um pedido que sirva para ti. Aparece aqui com o seu prazo, e a tua parte chega quando o cliente tiver verificado o resultado.',
  noServices:
    'A nossa equipa ainda tem de configurar os teus serviços. Depois disso, os pedidos aparecem aqui.',
  noneFit: 'De momento nenhum pedido serve para ti. Os novos aparecem aqui automaticamente.',
  startBy: 'Começar até {time}',
  yours: 'Só para ti até {time}',
  available: 'Disponível',
  held: 'Retido',
  pending: 'Pendente',
  nextHeld: 'A seguir: {amount} em {date}',
  named: 'Só para ti',
  fits: 'Para ti',
  toBoard: 'Ver pedidos disponíveis',
  away: 'Estás ausente',
} satisfies TranslationOf<typeof day, 'pt'>
