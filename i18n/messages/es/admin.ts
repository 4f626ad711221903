import type { TranslationOf } from '../../translate.ts'
import type admin from '../en/admin.ts'

export default {
  ordersTitle: 'Pedidos',
  description: 'Pedidos por estado.',
  states: 'Estados',
  total: { one: '{count} pedido', other: '{count} pedidos' },
  none: 'Ningún pedido en este estado',
  noneText: 'Los pedidos aparecen aquí según avanzan.',
  toVerify: 'Por verificar',
  nobody: 'nadie aún',
  assign: 'Asignar',
  assignTitle: '¿Quién toma el pedido {number}?',
  assignLead:
    'El cliente lo sabrá al momento. Solo se puede elegir a boosters a los que ninguna regla aparta de este pedido.',
  busyWith: '{solo} solo y {duo} dúo en curso',
  noCandidates: 'Ahora ningún booster puede tomar este pedido. La lista de abajo dice por qué.',
  nobodyAtAll: 'Aún no hay boosters.',
  may: 'Pueden tomarlo',
  mayNot: 'No pueden tomarlo',
  assigned: 'El pedido {number} ya tiene su booster.',
  'candidate.user_not_booster': 'Ya no es booster',
  'candidate.account_banned': 'Baneado',
  'candidate.booster_not_available': 'Sin filtro para este servicio y servidor',
  'candidate.not_eligible_to_claim_this_league_orders': 'Por encima de su techo',
  'candidate.solo_order_claim_limit_reached': 'Tiene todos los pedidos solo permitidos',
  'candidate.duo_order_claim_limit_reached': 'Tiene todos los pedidos dúo permitidos',
  'candidate.coach_not_eligible': 'Reservado con otro coach',
  'candidate.order_not_available': 'Ya no está en espera',
  'candidate.booster_blocked_on_order': 'Devolvió este pedido',
} satisfies TranslationOf<typeof admin, 'es'>
