import type { TranslationOf } from '../../translate.ts'
import type troubles from '../en/troubles.ts'

export default {
  lead: 'O que correu mal com pagamentos, reembolsos e estornos, e o que podes fazer.',
  booksRight: 'A última verificação das contas não encontrou erros',
  booksWrong: {
    one: 'A última verificação das contas encontrou {count} erro',
    many: 'A última verificação das contas encontrou {count} erros',
    other: 'A última verificação das contas encontrou {count} erros',
  },
  booksUnchecked: 'As contas ainda não foram verificadas',
  checkedAt: 'Verificado: {time}. O servidor verifica de hora a hora.',
  kind: '{names.kind}',
  'kind.event': 'Posto de lado',
  'kind.refund': 'Reembolso falhado',
  'kind.chargeback': '{names.chargeback}',
  'state.open': 'Por resolver',
  'state.settled': 'Resolvido',
  count: {
    one: '{count} entrada, {open} por resolver',
    many: '{count} entradas, {open} por resolver',
    other: '{count} entradas, {open} por resolver',
  },
  what: 'O que aconteceu',
  'title.unknown_payment': 'Pagamento desconhecido',
  'title.unknown_refund': 'Reembolso que não iniciámos',
  'title.other_order': 'Pagamento de outro pedido',
  'title.other_ref': 'Pagamento com outra referência',
  'title.other_currency': 'Pagamento noutra moeda',
  'title.other_amount': 'Pagamento de outro valor',
  'title.other': 'Aviso que não corresponde aos nossos dados',
  'text.unknown_payment':
    '{provider} comunica {reported} para um pagamento que não conhecemos. Nada foi registado. Procura-o no prestador e devolve lá o dinheiro se não for nosso.',
  'text.unknown_refund':
    '{provider} comunica um reembolso que a loja não enviou, por exemplo feito no site do prestador. Nada foi registado.',
  'text.other_order':
    '{provider} comunica {reported} para um pedido ao qual este pagamento não pertence. Nada foi registado.',
  'text.other_ref':
    '{provider} comunica {reported} com uma referência que não é a deste pagamento. Nada foi registado.',
  'text.other_currency':
    '{provider} comunica {reported} em {currency}; pedimos {expected}. Nada foi registado.',
  'text.other_amount': '{provider} comunica {reported}; pedimos {expected}. Nada foi registado.',
  'text.other': '{provider} comunica {reported}. Nada foi registado.',
  'title.refund': 'Não foi possível entregar o reembolso',
  'text.refund': 'O prestador não o conseguiu entregar. Espera ser creditado no saldo do cliente.',
  'text.credited':
    'O prestador não o conseguiu entregar, por isso o dinheiro está no saldo do cliente. Não há mais nada a fazer.',
  'text.erased':
    'O prestador não o conseguiu entregar e a conta do cliente já não existe. Nos livros, o dinheiro continua a ser dele e nunca é receita da loja.',
  'text.split':
    'O banco já tinha devolvido {amount}, por isso só o resto está no saldo do cliente. Não há mais nada a fazer.',
  credited: 'Creditado',
  'chargeback.open': 'O banco decide',
  'chargeback.won': 'A nosso favor',
  'chargeback.lost': 'Contra nós',
  'text.evidence': 'O pedido está congelado. Envia as tuas provas ao prestador. Prazo: {time}.',
  'text.disputed': 'O pedido está congelado. Envia as tuas provas ao prestador.',
  'text.won': 'O banco deu-nos razão. O pedido já não está congelado.',
  'text.lost': 'O banco devolveu o dinheiro ao titular do cartão. Custou {loss} à loja.',
  settle: 'Marcar como resolvido',
  settleTitle: 'Marcar este aviso como resolvido?',
  settleText:
    'Faz isto depois de o resolveres no prestador. Nada é registado nas contas; o teu motivo fica guardado.',
  settleReason: 'O que fizeste',
  settled: 'O aviso está resolvido.',
  none: 'Nada para ver',
  noneText:
    'Aqui aparecem os pagamentos que não correspondem aos nossos dados, os reembolsos falhados e os estornos.',
  bookings: 'Contabilidade',
  bookingsText:
    'Cada movimento do livro-razão: data, conta, contrapartida, valor, taxa de IVA, recibo e pedido. Os dias contam-se no fuso horário {zone}.',
  from: 'Primeiro dia',
  to: 'Último dia',
  period: 'Escolhe no máximo {days} dias, o primeiro antes do último.',
} satisfies TranslationOf<typeof troubles, 'pt'>
