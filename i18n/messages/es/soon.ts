import type { TranslationOf } from '../../translate.ts'
import type soon from '../en/soon.ts'

export default {
  lead: '{site} ofrecerá boosts y coaching para League of Legends, Teamfight Tactics, Valorant y Wild Rift. Todavía lo estamos preparando todo.',
  mailTitle: 'Un correo cuando abramos',
  mailText: 'Te escribiremos una sola vez, el día de la apertura, y después borraremos tu dirección.',
  send: 'Avísame',
  sentTitle: 'Mira tu correo',
  sentText:
    'Hemos enviado un enlace a {email}. Ábrelo y confirma tu dirección. Hasta entonces no enviamos nada.',
  confirmTitle: '¿Un correo cuando abra {site}?',
  mailed: 'Escribiremos una sola vez a {email}, cuando abra la tienda, y después borraremos la dirección.',
  confirm: 'Confirmar dirección',
  listTitle: 'Tu dirección está en la lista',
  remove: 'Borrar mi dirección',
  removedTitle: 'Tu dirección está borrada',
  removedText: 'No recibirás ningún correo nuestro.',
  openTitle: 'La tienda está abierta',
  openText: 'Ha abierto mientras tanto. Ya no hay nada que confirmar.',
  enter: 'Ir a la tienda',
  overTitle: 'Este enlace ya no sirve',
  overText: 'La dirección se borró o no se confirmó a tiempo. Puedes volver a dejarla.',
  trialText:
    'Solo la ve el equipo. Cada pedido es un pedido de prueba: nadie paga nada y la apertura lo borra.',
  workText: 'Aquí cada pedido es un pedido de prueba: no se mueve dinero y la apertura lo borra.',
} satisfies TranslationOf<typeof soon, 'es'>
