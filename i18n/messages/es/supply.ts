import type { TranslationOf } from '../../translate.ts'
import type supply from '../en/supply.ts'

export default {
  count: { one: '{count} booster juega esto', other: '{count} boosters juegan esto' },
  countStart: {
    one: '{count} booster juega esto y suele empezar en {time}',
    other: '{count} boosters juegan esto y alguno suele empezar en {time}',
  },
  nobodyTitle: 'Ahora mismo ningún booster juega esto',
  nobodyServers: 'Se juega en estos servidores: {servers}.',
  nobodyManyServers: 'Se juega en muchos otros servidores, por ejemplo {servers}.',
  nobodyLevel: 'En este servidor, los boosters juegan hasta {rank}.',
  nobodyPay: 'Por eso no puedes pedirlo: no pagas por algo que no puede empezar.',
  nobodyShort: 'Ahora no hay booster',
  nobodyMore: '¿Por qué?',
  tellTitle: 'Avísame cuando un booster lo juegue',
  tellText:
    'Te escribiremos una sola vez, en cuanto un booster lo juegue, y después borraremos tu dirección, como máximo a los {figures.supplyMail}.',
  mailTitle: '¿Un correo cuando un booster juegue esto?',
  mailed:
    'Escribiremos una sola vez a {email}, cuando un booster juegue esto: {what}. Después borraremos la dirección.',
} satisfies TranslationOf<typeof supply, 'es'>
