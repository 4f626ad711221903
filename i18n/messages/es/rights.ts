import type { TranslationOf } from '../../translate.ts'
import type rights from '../en/rights.ts'

export default {
  similar: '¿Buscabas una de estas páginas?',
  needed: 'Esta página requiere el permiso «{right}», que tu cuenta no tiene.',
  askAdmin: 'Si lo necesitas, pídeselo a un administrador.',
  toDashboard: 'Ir a tu panel',

  'name.Booster': '{names.booster}',
  'name.EditOrders': '{names.orders}',
  'name.EditStore': 'Tienda',
  'name.EditUsers': '{names.users}',
  'name.FullAccess': 'Acceso total',

  'name.staff': '{names.staff}',
  bannedTitle: 'Tu cuenta está baneada',
  bannedText:
    'No puedes usarla hasta que nuestro equipo levante el baneo. Tus pedidos y tu saldo se quedan como están.',
  bannedUntil: 'Podrás volver a usarla a partir del {time}. Tus pedidos y tu saldo se quedan como están.',
  bannedUntilIn: 'El baneo termina el {time} ({zone}).',
  bannedOpen: 'El baneo dura hasta que nuestro equipo lo levante.',

  contact: 'Escribir al equipo',

  'ban.payment_fraud': 'Un pago de tu cuenta se denunció como fraudulento.',
  'ban.abuse': 'Desde tu cuenta se insultó, amenazó o acosó a alguien.',
  'ban.outside_deal': 'Desde tu cuenta se acordó un contacto o un pago fuera de nuestra web.',
  'ban.false_proof': 'Resultados o capturas de pantalla de tu cuenta eran falsos.',
  'ban.several_accounts': 'Tu cuenta es una de varias que se usaron para eludir nuestras reglas.',
  'ban.stolen_account':
    'Puede que otra persona tenga acceso a tu cuenta, así que la bloqueamos para protegerte.',
  'ban.terms': 'Tu cuenta se usó de una forma que nuestras condiciones no permiten.',
  'missing.need': 'Necesitas el permiso «{right}» para abrir esta página',
  'missing.have':
    'Has iniciado sesión como {name} con {rights}. No se ha cambiado nada. Puede concederlo: {people}.',
  'missing.haveNobody':
    'Has iniciado sesión como {name} con {rights}. No se ha cambiado nada. Aquí nadie puede concederlo.',
  'missing.ask': 'Pedirlo a {people}',
  'missing.asked': 'Pedido a las {time}',
} satisfies TranslationOf<typeof rights, 'es'>
