import type { TranslationOf } from '../../translate.ts'
import type adminmails from '../en/adminmails.ts'

export default {
  description: 'Todos los correos que ha escrito la tienda y si se han enviado.',
  kept: 'No hay ningún servidor de correo configurado, así que los correos se quedan aquí en lugar de enviarse. Sus enlaces funcionan. Define SMTP_URL para enviarlos.',
  sends:
    'Los correos salen por el servidor de correo. Los enlaces que solo puede abrir su destinatario están ocultos aquí.',
  none: 'Aún no hay correos',
  noneText: 'Cada correo aparece aquí en cuanto la tienda lo escribe.',
  colRecipient: 'Destinatario',
  colSubject: 'Asunto',
  colStatus: '{names.status}',
  colWritten: 'Escrito',
  search: 'Buscar un destinatario',
  kind: '{names.kind}',
  'state.kept': 'Guardado',
  'state.sent': 'Enviado',
  'state.waiting': 'En espera',
  'state.retrying': 'Reintentando',
  'state.failed': 'Fallido',
  nextAttempt: 'Próximo intento: {time}',
  attempts: { one: '{count} intento', other: '{count} intentos' },
  views: 'Vistas',
  'view.desktop': 'Ordenador',
  'view.phone': 'Móvil',
  'view.text': 'Texto sin formato',
  frame: 'El correo tal como lo ve su destinatario',
  recorded: 'La lectura de este correo queda registrada porque da acceso a una cuenta.',
  lastError: 'Última respuesta del servidor de correo: {error}',
  sendAgain: 'Enviar otra vez',
} satisfies TranslationOf<typeof adminmails, 'es'>
