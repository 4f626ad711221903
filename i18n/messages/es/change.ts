import type { TranslationOf } from '../../translate.ts'
import type change from '../en/change.ts'

export default {
  title: 'Cambia tu pedido',
  leadAsk:
    'Tu booster tiene {figures.changeAnswer} para responder. Mientras tanto, las partidas siguen. Lo que cueste de más se cobra ahora. Si dice que no o no responde, nada cambia y el dinero vuelve.',
  leadNow: 'Ningún booster tiene aún tu pedido, así que el cambio se aplica al momento.',
  count: 'Cuántos en total',
  used: 'Usada al empezar, no se cobra de nuevo',
  more: 'A pagar de más',
  less: 'Recuperas',
  paid: 'Pagado hasta ahora',
  nothing: 'Cambia algo primero.',
  tooHigh: 'Eso supera el rango máximo de tu booster. Elige un objetivo más bajo.',
  impossible: 'El pedido ya ha llegado ahí o eso no se puede pedir. Elige otra cosa.',
  note: 'Nota para tu booster',
  ask: 'Preguntar al booster',
} satisfies TranslationOf<typeof change, 'es'>
