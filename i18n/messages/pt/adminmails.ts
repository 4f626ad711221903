import type { TranslationOf } from '../../translate.ts'
import type adminmails from '../en/adminmails.ts'

export default {
  description: 'Todos os e-mails que a loja escreveu e se foram enviados.',
  kept: 'Não há nenhum servidor de e-mail configurado, por isso os e-mails ficam aqui em vez de serem enviados. As suas ligações funcionam. Define SMTP_URL para os enviar.',
  sends:
    'Os e-mails saem pelo teu servidor de e-mail. As ligações que só o destinatário pode abrir estão ocultas aqui.',
  none: 'Ainda não há e-mails',
  noneText: 'Cada e-mail aparece aqui assim que a loja o escreve.',
  colRecipient: 'Destinatário',
  colSubject: 'Assunto',
  colStatus: '{names.status}',
  colWritten: 'Escrito',
  search: 'Procurar um destinatário',
  kind: '{names.kind}',
  'state.kept': 'Guardado',
  'state.sent': 'Enviado',
  'state.waiting': 'Em espera',
  'state.retrying': 'A repetir',
  'state.failed': 'Falhado',
  nextAttempt: 'Próxima tentativa: {time}',
  attempts: { one: '{count} tentativa', other: '{count} tentativas' },
  views: 'Vistas',
  'view.desktop': 'Computador',
  'view.phone': 'Telemóvel',
  'view.text': 'Texto simples',
  frame: 'O e-mail tal como o destinatário o vê',
  recorded: 'A leitura deste e-mail fica registada, porque dá acesso a uma conta.',
  lastError: 'Última resposta do servidor de e-mail: {error}',
  sendAgain: 'Enviar de novo',
} satisfies TranslationOf<typeof adminmails, 'pt'>
