import type { TranslationOf } from '../../translate.ts'
import type tracking from '../en/tracking.ts'

export default {
  description: 'El progreso de un pedido, compartido por su cliente.',
  title: 'Comparte tu progreso',
  text: 'Tus amigos pueden seguir este pedido con un enlace: rango, partidas y fechas. No ven nombres, ni la cuenta, ni el precio.',
  shared:
    'Cualquiera que tenga este enlace puede seguir el pedido. Funciona hasta {figures.tracking} después de que termine el pedido.',
  link: 'Enlace a tu progreso',
  create: 'Crear enlace',
  stop: 'Dejar de compartir',
  stopped: 'El enlace ya no funciona.',
  lead: 'Alguien ha compartido contigo el progreso de su pedido. Los nombres, la cuenta y el precio son privados.',
  own: 'Ver boosts de {game}',
  goneTitle: 'Este enlace ya no sirve',
  goneText: 'Se ha dejado de compartir, o el pedido terminó hace tiempo.',
} satisfies TranslationOf<typeof tracking, 'es'>
