import type { TranslationOf } from '../../translate.ts'
import type mailchoice from '../en/mailchoice.ts'

export default {
  title: 'Desativar estes e-mails?',
  description: 'Escolhe se recebes este tipo de e-mails.',
  'choice.progress': 'O progresso diário dos teus pedidos',
  'choice.claimed': 'Um booster aceitou o teu pedido',
  'choice.chat': 'O apoio respondeu no chat',
  'choice.work': 'Novidades para boosters e coaches',
  to: 'Para {email}',
  off: 'Desativar',
  on: 'Voltar a ativar',
  isOff: 'Já não vais receber estes e-mails',
  isOn: 'Voltaste a receber estes e-mails',
  rest: 'Os e-mails sobre pagamentos, prazos e o acesso à tua conta chegam sempre.',
  brokenTitle: 'Esta ligação não funciona',
  brokenText: 'Usa a ligação no fim do teu e-mail mais recente ou escolhe os teus e-mails nas definições.',
} satisfies TranslationOf<typeof mailchoice, 'pt'>
