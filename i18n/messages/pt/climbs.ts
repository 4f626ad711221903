import type { TranslationOf } from '../../translate.ts'
import type climbs from '../en/climbs.ts'

export default {
  none: 'Nada precisa de ti',
  needs: { one: 'Um pedido precisa de ti', other: '{count} pedidos precisam de ti' },
  title: 'As tuas subidas',
  since: 'Desde ontem',
  glance: 'Num relance',
  running: '{count} a decorrer',
  all: { one: '{count} pedido', other: 'Todos os {count} pedidos' },
  quiet: 'Nada de novo.',
  fresh: 'Novo pedido',
  arrives: 'Chega: {days}',
  checkUntil: 'Verifica até {time}',
  startBy: 'Início prometido até {time}',
  onTime: 'A tempo',
  later: { one: '{count} dia depois do prometido', other: '{count} dias depois do prometido' },
  looking: 'À procura de um booster',
  reached: 'Resultado enviado',
  promised: 'Prometido: {days}',
  done: '{done} de {all}',
  ticket: '{raffle}, bilhete {number}',
  closes: 'sorteio a {date}',
  online: 'online agora',
} satisfies TranslationOf<typeof climbs, 'pt'>
