import type { TranslationOf } from '../../translate.ts'
import type checkout from '../en/checkout.ts'

export default {
  title: 'Pagamento',
  heading: 'Paga a tua subida',
  description: 'Verifica o teu pedido e paga.',
  inGameName: 'O teu nome no jogo',
  inGameNameHint: 'Com a etiqueta, por exemplo Mira#EUW. O teu booster convida este nome.',
  riskTitle: 'Antes de pagares',
  riskText:
    'A Riot Games proíbe o boosting nos seus termos. Pode restringir ou fechar contas por isso, e ninguém pode prometer que a tua seja poupada.',
  riskAccept: 'Li isto e faço o pedido mesmo assim.',
  riskMissing: 'Confirma primeiro que leste o texto acima.',
  nameMissing: 'Escreve primeiro o teu nome no jogo.',
  method: 'Pagar com',
  card: 'Cartão',
  cardText: 'Vais à página de pagamento do nosso fornecedor e voltas.',
  balance: 'Saldo',
  balanceText: 'Tens {balance}.',
  balanceTooLow: 'O teu saldo de {balance} não cobre {total}.',
  pay: 'Pagar {total}',
  paying: 'A pagar',
  priceFrozen: 'Este preço fica fixado com o teu pedido. Tabela de preços n.º {version}.',
  unpaidNote: 'Os pedidos por pagar são cancelados após 48 horas.',
  paidTitle: 'Pago',
  paidText: 'O teu pedido {number} está pago.',
  toOrder: 'Ir para o pedido',
  cancelledTitle: 'Este pedido está cancelado',
  cancelledText: 'Define de novo a tua subida quando quiseres.',
  newClimb: 'Definir uma nova subida',
  guestNote: 'Fazes o pedido como convidado com {email}.',
  headingCoaching: 'Paga o teu coaching',
  riskTextCoaching:
    'O teu coach fala contigo e vê-te jogar. Quem joga és tu, e ninguém pede os teus dados de acesso. Se um coach se oferecer para jogar por ti, recusa e escreve-nos: a Riot Games proíbe o boosting e pode restringir ou fechar contas por isso.',
  riskAcceptCoaching: 'Li este texto.',
  newCoaching: 'Escolher coach',
} satisfies TranslationOf<typeof checkout, 'pt'>
