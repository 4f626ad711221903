import type { TranslationOf } from '../../translate.ts'
import type mailchoice from '../en/mailchoice.ts'

export default {
  title: '¿Desactivar estos correos?',
  description: 'Elige si recibes este tipo de correos.',
  'choice.progress': 'El progreso diario de tus pedidos',
  'choice.claimed': 'Un booster ha aceptado tu pedido',
  'choice.chat': 'Soporte ha respondido en el chat',
  'choice.work': 'Novedades para boosters y coaches',
  to: 'Para {email}',
  off: 'Desactivarlos',
  on: 'Volver a activarlos',
  isOff: 'Ya no recibirás estos correos',
  isOn: 'Vuelves a recibir estos correos',
  rest: 'Los correos sobre pagos, plazos y el acceso a tu cuenta llegan siempre.',
  brokenTitle: 'Este enlace no funciona',
  brokenText: 'Usa el enlace al final de tu correo más reciente o elige tus correos en tus ajustes.',
} satisfies TranslationOf<typeof mailchoice, 'es'>
