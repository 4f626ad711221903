import type { TranslationOf } from '../../translate.ts'
import type climbs from '../en/climbs.ts'

export default {
  none: 'Nada te espera',
  needs: { one: 'Un pedido te necesita', other: '{count} pedidos te necesitan' },
  title: 'Tus escaladas',
  since: 'Desde ayer',
  glance: 'De un vistazo',
  running: '{count} en curso',
  all: { one: '{count} pedido', other: 'Los {count} pedidos' },
  quiet: 'Nada nuevo.',
  fresh: 'Nuevo pedido',
  arrives: 'Llega: {days}',
  checkUntil: 'Comprueba antes del {time}',
  startBy: 'Inicio prometido antes del {time}',
  onTime: 'A tiempo',
  later: { one: '{count} día más tarde de lo prometido', other: '{count} días más tarde de lo prometido' },
  looking: 'Buscamos un booster',
  reached: 'Resultado enviado',
  promised: 'Prometido: {days}',
  done: '{done} de {all}',
  ticket: '{raffle}, boleto {number}',
  closes: 'sorteo el {date}',
  online: 'en línea',
} satisfies TranslationOf<typeof climbs, 'es'>
