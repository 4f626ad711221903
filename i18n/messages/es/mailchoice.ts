import type { TranslationOf } from '../../translate.ts'
import type mailchoice from '../en/mailchoice.ts'

export default {
  title: '¿Desactivar estos correos?',
  description: 'Elige si recibes este tipo de correos.',
  'choice.order_work': 'Un booster acepta tu pedido',
  'choice.order_progress': 'El progreso diario de tus pedidos',
  'choice.order_messages': 'Los mensajes sin leer de tus pedidos',
  'choice.order_closed': 'El final de tus pedidos',
  'choice.payment_reminder': 'Recordatorio de un pedido sin pagar',
  'choice.reviews': 'Reseñas, y cuando pedimos una',
  'choice.support_answers': 'Soporte ha respondido en el chat',
  to: 'Para {email}',
  choose: 'Elegir tus correos',
  off: 'Desactivarlos',
  on: 'Volver a activarlos',
  isOff: 'Ya no recibirás estos correos',
  isOn: 'Vuelves a recibir estos correos',
  rest: 'Los correos sobre pagos, plazos y el acceso a tu cuenta llegan siempre.',
  brokenTitle: 'Este enlace no funciona',
  brokenText: 'Usa el enlace al final de tu correo más reciente o elige tus correos en tus ajustes.',
} satisfies TranslationOf<typeof mailchoice, 'es'>
