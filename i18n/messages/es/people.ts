import type { TranslationOf } from '../../translate.ts'
import type people from '../en/people.ts'

export default {
  description: 'Encuentra usuarios y gestiona sus permisos, sesiones y baneos.',

  search: 'Buscar usuarios',
  searchHint: 'Nombre, correo o pedido',

  role: 'Rol',
  account: 'Estado de la cuenta',

  'role.guest': '{names.guest}',
  'role.customer': '{names.customer}',
  'role.booster': '{names.booster}',
  'role.staff': '{names.staff}',

  'state.active': 'No baneada',
  'state.banned': 'Cuenta baneada',

  'sort.newest': 'Cuenta más nueva',
  'sort.oldest': 'Cuenta más antigua',
  'sort.name': 'Nombre, de la A a la Z',

  total: { one: '{count} usuario', other: '{count} usuarios' },

  none: 'Todavía no hay usuarios',
  noneText: 'Aquí aparecen quienes se registran o hacen un pedido como invitado.',

  colPerson: 'Usuario',
  colRights: 'Permisos',
  colOrders: 'Pedidos',
  colSpent: 'Gastado',
  colLanguage: '{names.language}',
  colSeen: 'Última visita',
  colJoined: 'Alta',

  never: 'Hace tiempo',
  now: 'Ahora',

  title: 'Usuario {name}',

  verified: 'Verificado',
  unverified: 'Sin verificar',

  openOrders: 'Pedidos abiertos',
  balance: '{names.balance}',
  claimed: 'Pedidos aceptados',
  completed: 'Completados como booster',
  limits: 'Límites, solo y dúo',
  masked: 'Textos con datos de contacto',

  nothing: 'Ninguno',

  rightsText: 'Los cambios se aplican al momento y el usuario recibe un correo.',
  'right.Booster': 'Acepta pedidos, los juega y ve sus datos de acceso.',
  'right.EditUsers': 'Gestiona usuarios, boosters, sorteos y el blog.',
  'right.FullAccess': 'Responde a las solicitudes, fija los precios y da cualquier permiso.',
  'right.EditStore': 'Gestiona los cupones.',
  'right.EditOrders': 'Gestiona los pedidos y responde en soporte.',

  save: 'Guardar permisos',
  saved: 'Permisos guardados',

  nothingToSave: 'Marca o desmarca antes un permiso.',

  'refusal.own_account': 'No puedes cambiar tu propia cuenta. Pídeselo a un compañero.',
  'refusal.staff_account': 'Solo quien tiene acceso total puede cambiar cuentas del equipo.',
  'refusal.not_held': 'Solo quien tiene acceso completo puede dar este permiso.',
  'refusal.guest': 'Los invitados no pueden tener permisos.',
  'refusal.no_application': '{errors.booster_needs_application}',
  'refusal.open_orders': '{errors.booster_has_orders}',

  owes: 'Nos debe',
  correct: 'Corregir saldo',
  correctTitle: 'Corregir el saldo de {name}',
  correctText: 'Una corrección es un asiento contable. No se edita: solo se compensa con otro.',
  direction: 'Sentido',
  'way.add': 'Abonar',
  'way.take': 'Descontar',
  nothingToTake: 'El saldo está vacío: no hay nada que descontar.',
  onlyTake: 'Solo se pueden descontar {amount}.',
  debit: 'Descontar del saldo',
  debited: 'El importe se ha descontado.',
  privateNoteHint: 'La ven una segunda persona y el registro. El usuario no la lee.',
  needsSecond: 'Por encima de {amount} lo aprueba una segunda persona. Antes no se contabiliza nada.',
  balanceNow: 'Saldo actual',
  correction: '{names.correction}',
  balanceAfter: 'Saldo después',
  bookedTo: 'Saldo de cliente, {name}',
  'bookedFrom.gift': 'Promociones',
  'bookedFrom.correction': 'Correcciones',
  sumsTo: 'Suma',
  credit: 'Abonar saldo',
  creditAs: 'Qué es',
  'as.gift': 'Un regalo: se gasta, nunca se cobra',
  'as.correction': 'Una corrección: su propio dinero',
  creditAmount: '{names.amount}',
  creditWhy: 'Motivo, que leerá {name}',
  credited: 'El saldo está abonado.',
  writeOff: 'Condonar deuda',
  writeOffTitle: 'Condonar lo que debe {name}',
  writeOffText: 'Lo aprueba una segunda persona. {name} lee el importe y el motivo.',

  endSessions: 'Cerrar todas las sesiones',
  endTitle: '¿Cerrar todas las sesiones de {name}?',
  endText: 'Se cierra la sesión en todos los dispositivos, y puede volver a entrar. Recibe un correo.',
  ended: 'Sesiones cerradas',

  noSession: 'No hay ninguna sesión activa.',

  ban: 'Banear la cuenta',
  banTitle: '¿Banear a {name}?',
  keep: 'No banear',

  reason: '{names.reason}',
  reasonHint: 'El usuario lo lee en la web y en un correo, en su idioma.',

  'reason.payment_fraud': 'Fraude en el pago',
  'reason.abuse': 'Insultos o amenazas',
  'reason.outside_deal': 'Trato fuera de la web',
  'reason.false_proof': 'Prueba falsa',
  'reason.several_accounts': 'Varias cuentas',
  'reason.stolen_account': 'Cuenta robada',
  'reason.terms': 'Otro incumplimiento',

  note: 'Nota para el equipo (opcional)',

  effects: 'Qué pasa',
  'effect.access': 'Pierde el acceso enseguida, y las páginas abiertas muestran el motivo.',
  'effect.orders': 'Los pedidos que no se cancelan continúan y su saldo se conserva.',
  'effect.work':
    'Los pedidos tomados que no se liberan siguen con esa persona. Se avisa al equipo de pedidos, que puede retirárselos.',

  bannedNow: 'Cuenta baneada',

  bannedOn: 'Baneada el {date}',
  bannedBy: 'Por {name}',
  noReason: 'No se registró ningún motivo.',

  unban: 'Levantar el baneo',
  unbanned: 'Baneo levantado',
} satisfies TranslationOf<typeof people, 'es'>
