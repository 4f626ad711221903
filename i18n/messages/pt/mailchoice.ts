import type { TranslationOf } from '../../translate.ts'
import type mailchoice from '../en/mailchoice.ts'

export default {
  title: 'Desativar estes e-mails?',
  description: 'Escolhe se recebes este tipo de e-mails.',
  'choice.order_work': 'Um booster aceita o teu pedido',
  'choice.order_progress': 'O progresso diário dos teus pedidos',
  'choice.order_messages': 'As mensagens por ler dos teus pedidos',
  'choice.order_closed': 'O fim dos teus pedidos',
  'choice.payment_reminder': 'Lembrete de um pedido por pagar',
  'choice.reviews': 'Avaliações, e quando pedimos uma',
  'choice.support_answers': 'O apoio respondeu no chat',
  to: 'Para {email}',
  choose: 'Escolher os teus e-mails',
  off: 'Desativar',
  on: 'Voltar a ativar',
  isOff: 'Já não vais receber estes e-mails',
  isOn: 'Voltaste a receber estes e-mails',
  rest: 'Os e-mails sobre pagamentos, prazos e o acesso à tua conta chegam sempre.',
  brokenTitle: 'Esta ligação não funciona',
  brokenText: 'Usa a ligação no fim do teu e-mail mais recente ou escolhe os teus e-mails nas definições.',
} satisfies TranslationOf<typeof mailchoice, 'pt'>
