import type { TranslationOf } from '../../translate.ts'
import type notifications from '../en/notifications.ts'

export default {
  'order_paid.title': 'Pago recibido',
  'order_paid.text': 'El pedido PK-{number} está pagado. Su página dice qué viene ahora.',
  'payment_refunded_twice.title': 'Segundo pago devuelto',
  'payment_refunded_twice.text': 'El pedido PK-{number} se pagó dos veces. El segundo pago vuelve a ti.',
  'payment_refunded_cancelled.title': 'Pago tardío devuelto',
  'payment_refunded_cancelled.text':
    'El pedido PK-{number} ya estaba cancelado cuando llegó este pago. El dinero vuelve a ti.',
  'payment_refunded_changed.title': 'Pago devuelto',
  'payment_refunded_changed.text': 'Un pago ya no correspondía al pedido PK-{number}. Vuelve a ti.',
  'balance_increased.title': 'Saldo aumentado',
  'balance_increased.text': 'Se han añadido {amount} a tu saldo.',
  'new_order_fits.title': 'Un pedido nuevo para ti',
  'new_order_fits.text': 'El pedido PK-{number} espera en el tablón de pedidos disponibles.',
  'booster_found.title': 'Booster encontrado',
  'booster_found.text': 'El pedido PK-{number} ya tiene su booster.',
  'game_recorded.title': 'Partida anotada',
  'game_recorded.text': 'El pedido PK-{number} tiene una partida nueva en su registro.',
  'order_paused.title': 'Pedido en pausa',
  'order_paused.text': 'El pedido PK-{number} está en pausa. Nadie juega hasta que se reanude.',
  'order_resumed.title': 'El pedido sigue',
  'order_resumed.text': 'El pedido PK-{number} ya no está en pausa.',
  'order_dropped.title': 'Buscamos otro booster',
  'order_dropped.text': 'El booster del pedido PK-{number} ha parado. Lo jugado se conserva.',
  'order_finished.title': 'Escalada terminada',
  'order_finished.text': 'El resultado del pedido PK-{number} espera su comprobación.',
  'proof_rejected.title': 'Resultado no aceptado',
  'proof_rejected.text': 'El pedido PK-{number} sigue. El motivo está en su página.',
  'order_completed.title': 'Pedido completado',
  'order_completed.text': 'El pedido PK-{number} está completado.',
  'order_cancelled.title': 'Pedido cancelado',
  'order_cancelled.text': 'El pedido PK-{number} está cancelado.',
  'session_ended_by_reuse.title': 'Se cerró la sesión en un dispositivo',
  'session_ended_by_reuse.text':
    'Se usó por segunda vez una clave antigua de una de tus sesiones. Puede que alguien la copiara, así que esa sesión se ha cerrado.',
} satisfies TranslationOf<typeof notifications, 'es'>
