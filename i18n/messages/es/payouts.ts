import type { TranslationOf } from '../../translate.ts'
import type payouts from '../en/payouts.ts'

export default {
  lead: 'Peticiones de los boosters, lotes para el banco y lo devuelto.',
  status: '{names.status}',
  'status.requested': 'Solicitado',
  'status.batched': 'En un lote',
  'status.sent': 'Enviados al banco',
  'status.returned': 'Devueltos',
  'status.withdrawn': 'Retirados por el booster',
  select: 'Seleccionar el cobro {number}',
  payout: '{names.payout}',
  account: 'Cuenta',
  notes: '{names.notes}',
  'flag.new_details': 'Cuenta nueva hasta el {date}',
  'flag.debt': 'Nos debe dinero',
  'flag.frozen': 'Partes en revisión',
  'flag.own': 'Eres tú',
  inBatch: 'Lote {number}',
  makeBatch: 'Crear un lote de {amount}',
  selectFirst: 'Selecciona cobros primero.',
  made: 'El lote está creado.',

  selectAll: 'Seleccionar todo lo que se puede pagar',
  selectNone: 'Quitar selección',

  reviewTitle: '¿Pagar con partes en revisión?',
  reviewText: {
    one: '{count} booster de esta selección tiene una parte sobre la que el equipo aún decide. Lo que se paga ya no se puede retener.',
    other:
      '{count} boosters de esta selección tienen partes sobre las que el equipo aún decide. Lo que se paga ya no se puede retener.',
  },
  reviewOrders: 'Pago {number}',

  open: 'Ver pagos',
  batchSum: { one: '{count} pago, {amount}', other: '{count} pagos, {amount}' },
  batchBack: { one: '{count} devuelto', other: '{count} devueltos' },
  return: 'Devolver',
  returnTitle: '¿Devolver el cobro {number}?',
  returnText:
    'Solo si el banco no lo ha pagado o lo ha devuelto. El booster podrá pedir el importe otra vez.',
  returnReason: 'Motivo, que lee el booster',
  returned: 'El cobro está devuelto.',
  batches: 'Lotes',
  noBatches: 'Aún no hay lotes',
  madeBy: '{name}, {time}',
  waits: 'Falta una segunda persona',
  approvedBy: 'Aprobado por {name}',
  fileOut: 'Archivo abierto: {time}',
  sentOn: 'Enviado: {time}',
  stuck:
    'El archivo salió hace más de {figures.payoutStuck}. Consulta al banco y marca el lote como enviado o devuelve sus cobros.',
  sepa: 'Archivo SEPA',
  approve: 'Aprobar',
  approved: 'El lote está aprobado.',
  markSent: 'Marcar enviado',
  sentTitle: '¿Marcar el lote {number} como enviado?',
  sentText: 'Solo cuando el banco haya confirmado el archivo. Se avisa a los boosters.',
  sent: 'Los cobros están marcados como enviados.',
  none: 'No hay cobros aquí',
  noneText: 'Las peticiones de los boosters aparecen aquí en cuanto llegan.',
} satisfies TranslationOf<typeof payouts, 'es'>
