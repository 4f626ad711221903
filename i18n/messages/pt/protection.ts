import type { TranslationOf } from '../../translate.ts'
import type protection from '../en/protection.ts'

export default {
  title: 'O que é teu continua teu',
  example: 'Exemplo',

  login: 'Os teus dados',
  loginKey: '{cipher}, chave própria',
  you: 'Tu',
  youText: 'ver, trocar, apagar',
  booster: '{names.yourBooster}',
  boosterText: 'durante o boost',
  others: 'Mais ninguém',
  othersText: 'nem a nossa equipa',
  loginTitle: 'Os teus dados: selados, cada consulta registada',
  'event.stored': 'Guardaste os dados de acesso',
  'event.viewed': 'O teu booster consultou os dados',
  'event.replaced': 'Substituíste os dados de acesso',
  'event.deleted': 'Pedido concluído, dados apagados',
  when: 'Dia {day}, {time}',

  paid: '{price} pagos, guardados pela {name}',
  back: 'voltam se parares agora',
  kept: 'ganhos com a subida',
  today: 'Hoje, {rank}',
  moneyTitle: 'O teu dinheiro: guardado até confirmares',
  ledger: 'Registo',
  held: 'Guardado',
  boosterColumn: 'Booster',
  youPay: 'Pagas',
  youConfirm: 'Confirmas o resultado',
  inTheEnd: 'Divisão final ({currency})',

  'promise.refund': 'Reembolso total até um booster começar',
  'promiseText.refund':
    'Cancela na página do pedido. O dinheiro volta para o teu meio de pagamento ou para o teu saldo.',
  'promise.start': 'Reembolso se ninguém começar em {figures.start}',
  'promiseText.start': 'Tu decides: continuar à espera ou receber tudo de volta.',
  'promise.dispute': 'Algo está mal? O dinheiro espera',
  'promiseText.dispute':
    'Comunicar um problema suspende o prazo. A nossa equipa responde no prazo de {figures.disputeAnswer}.',
} satisfies TranslationOf<typeof protection, 'pt'>
