import type { TranslationOf } from '../../translate.ts'
import type supply from '../en/supply.ts'

export default {
  count: { one: '{count} booster juega esto', other: '{count} boosters juegan esto' },
  countStart: {
    one: '{count} booster juega esto y suele empezar en {time}',
    other: '{count} boosters juegan esto y alguno suele empezar en {time}',
  },
  countGame: {
    one: '{count} booster juega a {game} en el servidor {server}',
    other: '{count} boosters juegan a {game} en el servidor {server}',
  },
  countGameStart: {
    one: '{count} booster juega a {game} en el servidor {server} y suele empezar en {time}',
    other: '{count} boosters juegan a {game} en el servidor {server} y alguno suele empezar en {time}',
  },
  nobodyGame:
    'Ahora mismo ningún booster juega a {game} en el servidor {server}. La calculadora muestra dónde sí.',
  nobodyTitle: 'Ahora mismo ningún booster juega esto',
  nobodyServers: 'Se juega en estos servidores: {servers}.',
  nobodyManyServers: 'Se juega en muchos otros servidores, por ejemplo {servers}.',
  nobodyLevel: 'En este servidor, los boosters juegan hasta {rank}.',
  nobodyPay: 'Por eso no puedes pedirlo: no pagas por algo que no puede empezar.',
  nobodyShort: 'Ahora no hay booster',
  nobodyMore: '¿Por qué?',
  tellTitle: 'Avísame cuando un booster lo juegue',
  tellText:
    'Recibirás un solo correo en cuanto un booster juegue esto. Después borramos tu dirección, como máximo a los {figures.supplyMail}.',
  mailTitle: '¿Un correo cuando un booster juegue esto?',
  mailed:
    'Escribiremos una sola vez a {email}, cuando un booster juegue esto: {what}. Después borraremos la dirección.',
} satisfies TranslationOf<typeof supply, 'es'>
