import type { TranslationOf } from '../../translate.ts'
import type coaching from '../en/coaching.ts'

export default {
  metaTitle: 'Coaching de LoL, Valorant, TFT e Wild Rift',
  description:
    'Reserva até {figures.mostHours} horas com um booster de Diamante ou superior. Preços, idiomas e horários à vista, e notas que ficam contigo.',
  heading: 'Aprende a subir com quem já lá chegou',
  lead: 'Reserva até {figures.mostHours} horas com um booster que joga o teu jogo em Diamante ou acima. Jogas tu, ninguém te pede os dados de acesso e as notas de cada sessão ficam contigo.',

  coaches: 'Coaches',
  count: { one: '{count} oferta', other: '{count} ofertas' },
  allGames: '{names.allGames}',

  anHour: 'por hora',
  hourly: '{price} por hora',
  upTo: '{game}, joga até {rank}',
  completed: { one: '{count} pedido concluído', other: '{count} pedidos concluídos' },
  first: 'Ainda sem pedidos concluídos',
  boosts: { one: '{count} boost neste jogo', other: '{count} boosts neste jogo' },
  rated: {
    one: '{stars} de {most} em {count} avaliação de boosts e coaching',
    other: '{stars} de {most} em {count} avaliações de boosts e coaching',
  },
  free: 'Horário',
  freeTimes: '{day}, das {from} às {to}',
  freeZone: 'Fuso horário: {zone}',
  freeLocal: 'Na tua hora local',
  byArrangement: 'A combinar',
  choose: 'Escolher',
  chosen: 'Escolhido',
  demo: '{names.demoData}',

  pickTitle: 'Escolhe um coach',
  pickText: 'O preço da tua sessão aparece aqui quando escolheres um coach.',

  yourSession: 'A tua sessão',
  howLong: 'Quanto tempo?',
  lessTime: 'Menos uma hora',
  moreTime: 'Mais uma hora',
  wishes: 'O que queres aprender?',
  wishesHint: 'O teu rank, a tua função, o que corre sempre mal. O teu coach lê isto antes de aceitar.',
  book: 'Avançar para pagamento',
  noAccount: '{service.noAccount}',
  promiseRefund: 'Reembolso total até o teu coach aceitar',
  promiseAnswer: 'Reembolso total se não responder em {figures.coachAnswer}',
  promiseLogin: 'Jogas tu, sem dares a palavra-passe',
  own: 'Não podes reservar a tua própria oferta.',

  emptyTitle: 'Ainda não há coaches aqui',
  emptyText:
    'São os coaches que publicam aqui as suas horas. Vê todos os jogos ou, em alternativa, joga ao lado de um booster.',
  nobody: 'De momento, ninguém dá coaching de {game}.',
  seeAll: 'Ver todos os coaches',

  howTitle: 'Como funciona o coaching',
  'how.choose': 'Encontra o teu coach',
  'how.chooseText': 'Compara preços, idiomas e o que cada coach ensina. Diz o que queres aprender.',
  'how.agree': 'Escolhe uma hora',
  'how.agreeText':
    'Se o teu coach oferecer horas, escolhes uma ao reservar. Se não, um dos dois propõe uma depois de o teu coach aceitar, no prazo de {figures.coachAnswer}.',
  'how.meet': 'Joga e aprende',
  'how.meetText': 'Jogas na tua própria conta. O teu coach observa, pergunta e explica.',
  'how.keep': 'Fica com as notas',
  'how.keepText':
    'Depois de cada sessão, o teu coach escreve o que trabalharam. Tu verificas as notas, confirmas as horas e o pedido fica concluído.',

  questionsTitle: 'Perguntas com respostas claras',
  'question.login': 'O meu coach precisa da minha palavra-passe?',
  'answer.login':
    'Não. Um coach nunca entra na tua conta, e nem há onde escrever uma palavra-passe. Tu jogas, e o teu coach vê o teu ecrã ou uma gravação.',
  'question.time': 'Quando nos encontramos?',
  'answer.time':
    'À hora que escolhes ao reservar, se o teu coach oferecer horas. Se não, quando os dois quiserem: na página do pedido, propões uma hora ou aceitas a do teu coach. Mais tarde, qualquer um pode propor outra, que só conta quando o outro lado a aceitar. Cada um vê as horas no seu fuso horário.',
  'question.answer': 'E se o meu coach não responder?',
  'answer.answer':
    'Ao fim de {figures.coachAnswer}, o pedido é cancelado automaticamente e recebes tudo de volta no meio de pagamento que usaste. Se o teu coach recusar, podes receber logo o dinheiro.',
  'question.refund': '{service.question.refund}',
  'answer.refund':
    'Até o teu coach aceitar, recebes tudo de volta. A partir daí, recebes o valor das horas que ainda não foram dadas. A página do pedido mostra sempre o valor.',
  'question.keep': 'Com que fico no fim?',
  'answer.keep':
    'Com as notas de cada sessão, na página do teu pedido, durante o tempo que quiseres. Tens {figures.check} para as verificar antes de as horas serem confirmadas automaticamente.',
} satisfies TranslationOf<typeof coaching, 'pt'>
