import type { TranslationOf } from '../../translate.ts'
import type troubles from '../en/troubles.ts'

export default {
  lead: 'Qué falló con pagos, reembolsos y contracargos, y qué puedes hacer.',
  booksRight: 'La última revisión de los libros no encontró errores',
  booksWrong: {
    one: 'La última revisión de los libros encontró {count} error',
    many: 'La última revisión de los libros encontró {count} errores',
    other: 'La última revisión de los libros encontró {count} errores',
  },
  booksUnchecked: 'Los libros aún no se han revisado',
  checkedAt: 'Revisado: {time}. El servidor revisa cada hora.',
  kind: '{names.kind}',
  'kind.event': 'Apartado',
  'kind.refund': 'Reembolso fallido',
  'kind.chargeback': '{names.chargeback}',
  'state.open': 'Pendiente',
  'state.settled': 'Resuelto',
  count: {
    one: '{count} entrada, {open} por resolver',
    many: '{count} entradas, {open} por resolver',
    other: '{count} entradas, {open} por resolver',
  },
  what: 'Qué pasó',
  'title.unknown_payment': 'Pago desconocido',
  'title.unknown_refund': 'Reembolso que no iniciamos',
  'title.other_order': 'Pago de otro pedido',
  'title.other_ref': 'Pago con otra referencia',
  'title.other_currency': 'Pago en otra moneda',
  'title.other_amount': 'Pago de otro importe',
  'title.other': 'Aviso que no coincide con nuestros datos',
  'text.unknown_payment':
    '{provider} informa de {reported} por un pago que no conocemos. No se ha contabilizado nada. Búscalo en el proveedor y devuelve allí el dinero si no es nuestro.',
  'text.unknown_refund':
    '{provider} informa de un reembolso que la tienda no envió, por ejemplo uno hecho en la web del proveedor. No se ha contabilizado nada.',
  'text.other_order':
    '{provider} informa de {reported} para un pedido al que este pago no pertenece. No se ha contabilizado nada.',
  'text.other_ref':
    '{provider} informa de {reported} con una referencia que no es la de este pago. No se ha contabilizado nada.',
  'text.other_currency':
    '{provider} informa de {reported} en {currency}; pedimos {expected}. No se ha contabilizado nada.',
  'text.other_amount': '{provider} informa de {reported}; pedimos {expected}. No se ha contabilizado nada.',
  'text.other': '{provider} informa de {reported}. No se ha contabilizado nada.',
  'title.refund': 'No se pudo entregar el reembolso',
  'text.refund': 'El proveedor no pudo entregarlo. Espera a abonarse en el saldo del cliente.',
  'text.credited':
    'El proveedor no pudo entregarlo, así que el dinero está en el saldo del cliente. No queda nada por hacer.',
  'text.erased':
    'El proveedor no pudo entregarlo y la cuenta del cliente ya no existe. En los libros el dinero sigue siendo suyo y nunca es un ingreso de la tienda.',
  'text.split':
    'El banco ya había devuelto {amount}, así que solo el resto está en el saldo del cliente. No queda nada por hacer.',
  credited: 'Abonado',
  'chargeback.open': 'El banco decide',
  'chargeback.won': 'A nuestro favor',
  'chargeback.lost': 'En nuestra contra',
  'text.evidence': 'El pedido está congelado. Envía tus pruebas al proveedor. Plazo: {time}.',
  'text.disputed': 'El pedido está congelado. Envía tus pruebas al proveedor.',
  'text.won': 'El banco nos dio la razón. El pedido ya no está congelado.',
  'text.lost': 'El banco devolvió el dinero al titular de la tarjeta. A la tienda le costó {loss}.',
  settle: 'Marcar como resuelto',
  settleTitle: '¿Marcar este aviso como resuelto?',
  settleText:
    'Hazlo cuando lo hayas arreglado con el proveedor. No se contabiliza nada; tu motivo queda registrado.',
  settleReason: 'Qué has hecho',
  settled: 'El aviso está resuelto.',
  none: 'Nada que revisar',
  noneText:
    'Aquí aparecen los pagos que no coinciden con nuestros datos, los reembolsos fallidos y los contracargos.',
  bookings: 'Contabilidad',
  bookingsText:
    'Cada asiento del libro mayor: fecha, cuenta, contrapartida, importe, tipo de IVA, recibo y pedido. Los días se cuentan en la zona horaria {zone}.',
  from: 'Primer día',
  to: 'Último día',
  period: 'Elige como máximo {days} días, el primero antes que el último.',
} satisfies TranslationOf<typeof troubles, 'es'>
