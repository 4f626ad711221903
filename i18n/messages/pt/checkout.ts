import type { TranslationOf } from '../../translate.ts'
import type checkout from '../en/checkout.ts'

export default {
  title: 'Pagamento',
  heading: 'Paga o teu pedido',
  description: 'Confere o teu pedido e paga.',

  inGameName: 'O teu nome no jogo',
  inGameNameHint: 'Inclui a tag, por exemplo Mira#EUW. O convite do teu booster vai para este nome.',

  notPaidTitle: 'O pagamento não foi concluído',
  notPaidText: 'Não te foi cobrado nada. Tenta de novo ou paga de outra forma.',

  riskTitle: 'Antes de pagares',
  riskText:
    'A Riot Games proíbe o boosting nos seus termos. Pode restringir ou encerrar contas por esse motivo, e ninguém te pode garantir que a tua seja poupada.',
  'consent.start': 'Li o texto e peço que comecem já.',
  'consent.withdrawal':
    'Sei que perco o <withdrawal>direito de livre resolução</withdrawal> quando o pedido estiver concluído.',
  'consent.age': 'Tenho {figures.leastCustomerAge} anos ou mais.',
  termsNote:
    'A este pedido aplicam-se os <terms>termos de serviço</terms> e a <refunds>política de reembolsos</refunds>.',

  nameMissing: 'Escreve primeiro o teu nome no jogo.',
  'named.title': '{names.yourBooster}',
  'named.any': 'Perguntamos aos boosters indicados, primeiro aos teus favoritos.',
  'named.anyone': 'Perguntamos aos boosters indicados.',
  'named.choose': 'Escolher um booster',
  'named.name': 'Nome do booster',
  'named.if': 'Se não aceitar em {figures.namedOffer}',
  'named.everyone': 'Perguntar a todos os indicados',
  'named.refund': 'Devolver-me o dinheiro',
  'named.ask': 'Perguntar primeiro',
  'named.missing': 'Escreve primeiro o nome do booster.',
  'named.chosen': 'Primeiro perguntamos a {booster}',
  'named.thenEveryone':
    'Tem {figures.namedOffer}. Se não aceitar, perguntamos a todos os boosters indicados. O preço não muda.',
  'named.thenRefund':
    'Tem {figures.namedOffer}. Se não aceitar, recebes o dinheiro de volta. O preço não muda.',
  'named.remove': 'Qualquer booster',
  'named.cannot': '{booster} não pode jogar isto',
  'named.clear': 'Altera o pedido, ou retira o nome para perguntar a qualquer booster.',
  'named.open': 'Escreveste o nome de um booster. Carrega em «{checkout.named.ask}» ou retira o nome.',
  'named.refusal.rank': '{booster} não joga neste rank.',
  'named.refusal.full': '{booster} não pode aceitar mais pedidos de momento.',
  'named.refusal.service': '{booster} não oferece este serviço neste servidor.',
  'named.refusal.other': '{booster} não aceita pedidos neste momento.',

  method: 'Pagar com',
  card: '{names.card}',
  cardText: 'Vais à página do nosso prestador de pagamentos e voltas para aqui.',
  cardAlso: 'Consoante o país e o dispositivo, lá também há: {methods}.',
  balanceText: 'Tens {balance}.',
  balanceTooLow: 'O teu saldo de {balance} não chega para {total}.',
  balanceAndCard: 'Saldo e cartão',
  balanceAndCardText: '{balance} do teu saldo, {card} com cartão.',
  pay: 'Pagar {total}',
  paying: 'A pagar',

  priceFrozen: 'Este preço já não muda para o teu pedido.',
  cashback: '{amount} voltam ao teu saldo quando o pedido for concluído ({percent}).',
  cashbackGuest:
    'Cria uma conta antes de o pedido ser concluído, e {amount} voltam ao teu saldo ({percent}).',
  payNext: 'A seguir vais para a página de pagamento. Só és cobrado depois de confirmares lá.',
  unpaidNote: 'Os pedidos por pagar são cancelados ao fim de {figures.payment}.',

  paidTitle: 'Pago',
  paidText: 'O teu pedido {number} está pago.',
  toOrder: 'Ir para o pedido',
  cancelledTitle: 'Este pedido foi cancelado',
  cancelledText: 'Podes fazer outro pedido quando quiseres.',
  newOrder: 'Fazer um novo pedido',

  headingCoaching: 'Paga o teu coaching',
  riskTextCoaching:
    'O teu coach fala contigo e vê-te jogar. O coaching é ajuda, não é boosting: jogas tu todos os jogos e ninguém entra na tua conta.',
  newCoaching: 'Escolher um coach',

  coupon: 'Tenho um cupão',
  couponCode: 'Código do cupão',
  couponApply: 'Aplicar',

  couponMissing: 'Escreve primeiro um código.',
  couponSaves: 'Poupas {amount}.',
  couponLimited: 'O cupão vale mais, mas este pedido já atingiu o desconto máximo.',
  couponRemove: 'Remover',
  couponTakenOff: 'O cupão foi removido. Confere o novo total e paga de novo.',

  changed: 'O preço mudou',
  changedText: 'Ainda não pediste nada. Vê o novo preço antes de continuares.',
  changedShown: 'Preço que viste',
  changedNow: 'Preço novo',
  changedAccept: 'Pedir por {total}',
  changedBack: 'Voltar ao meu pedido',

  change: 'Alterar',
  receiptTo: 'Recibo para',
  asGuest: 'Pedido como convidado',
  'billing.add': 'Adicionar um nome e uma morada ao recibo',
  'billing.name': 'Nome no recibo',
  'billing.hint': 'Uma pessoa ou uma empresa. Podes alterá-lo até pagares.',
  'billing.address': 'Morada (opcional)',
} satisfies TranslationOf<typeof checkout, 'pt'>
