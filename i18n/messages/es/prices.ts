import type { TranslationOf } from '../../translate.ts'
import type prices from '../en/prices.ts'

export default {
  description: 'Precios por juego, porcentajes y todas las versiones publicadas.',
  views: 'Tablas de precios',
  'view.factors': 'Porcentajes',
  'view.history': 'Historial',
  holdsSince: 'La versión {version} está vigente desde el {time}.',
  scheduledFor: 'La versión {version} está programada para el {time}.',

  headScheduled:
    'Estás editando la versión {version}, que entra en vigor el {time}. Hasta entonces está vigente la versión {holding}. Lo que publiques debe entrar en vigor más tarde; para cambiar algo antes, retira primero la versión {version}.',
  notSet: 'No hay precios definidos',
  notSetText:
    'Los clientes no pueden hacer pedidos hasta que publiques la primera versión. La tabla muestra precios de ejemplo: edítalos o importa un CSV y después publica.',
  firstScheduled:
    'La versión {version} es la primera. Los clientes podrán hacer pedidos a partir del {time}. Para abrir antes la tienda, retírala y vuelve a publicar.',

  behind: 'Mientras tanto, {author} ha publicado la versión {version}',
  behindText: 'El motivo: «{reason}». Tus cambios partían de la versión {version}.',
  takeOver: 'Pasar mis cambios a la versión {version}',
  takeOverFirst: 'Pasa primero tus cambios a la versión nueva.',

  import: 'Importar CSV',
  imported: {
    one: '{count} cambio importado, {unchanged} valores sin cambios. Aún no se ha publicado nada.',
    other: '{count} cambios importados, {unchanged} valores sin cambios. Aún no se ha publicado nada.',
  },
  notImported: 'El archivo no se ha importado y nada ha cambiado',
  'csv.size': 'Es demasiado grande para ser una tabla de precios.',
  'csv.header': 'La línea {line} debe ser «game,work,tier,division,unit,value», pero es «{text}».',
  'csv.columns': 'La línea {line} debe tener seis columnas, pero es «{text}».',
  'csv.unknown': 'Línea {line}: no hay ningún precio llamado «{text}».',
  'csv.twice': 'Línea {line}: «{text}» aparece dos veces en el archivo.',
  'csv.kind':
    'Línea {line}: «{text}» no es un valor válido. Los precios van en euros con dos decimales como máximo; los porcentajes, con uno como máximo.',
  'csv.bounds': 'Línea {line}: {path} debe estar entre {min} y {max}, pero es «{text}».',

  gridOf: 'Precios de {game}',
  tier: '{service.tier}',
  'work.climb': 'Escalada',
  'work.win': '{game.costWin}',
  'work.placement': 'Posicionamiento',
  'unit.climb': '€ por división',
  'unit.win': '€ por victoria',
  'unit.placement': '€ por partida',
  andUp: '{game.andUp}',
  openNote: '{tiers}: el precio de escalada es por cada {points} puntos.',
  cell: '{row}, {column}',
  selectColumn: 'Seleccionar la columna {column}',
  divisionsOf: 'Precios por división: {tier}',
  divisionsOwn: 'Las divisiones con precio propio siempre están visibles.',
  was: 'antes',
  now: 'ahora',
  likeTier: 'igual que su rango',
  inGame: '{game}, {work}: {place}',

  'group.servers': 'Servidores',
  'group.queues': 'Colas',
  'group.brackets': 'Puntos iniciales',
  'group.gains': 'Ganancia por victoria',
  'group.addons': '{service.addons}',
  'group.whole': 'Todo el pedido',
  'groupText.servers': 'Sube o baja el precio calculado hasta ahí; 0 no lo cambia.',
  'groupText.queues': '{prices.groupText.servers}',
  'groupText.brackets': 'Baja el precio de la primera división según la parte que ya está jugada.',
  'groupText.gains': 'Sube o baja el precio calculado hasta ahí, solo en las escaladas.',
  'groupText.addons':
    'Se suman al precio como porcentaje del precio base. «{games.addon.bonus-win}» cuesta una victoria neta en el rango objetivo.',
  'groupText.whole': 'Límites y partes de todos los pedidos.',
  'value.openStep': 'Puntos por tramo de precio en los rangos altos',
  'value.discountCap': 'Máximo de todos los descuentos juntos (%)',
  'value.boosterShare': 'Parte del booster en el precio sin descuentos (%)',
  name: 'Nombre',
  percent: 'Porcentaje',
  column: 'Valor',

  'fault.price': '«{text}» no es un precio válido. {name} debe ser un importe con dos decimales como máximo.',
  'fault.percent':
    '«{text}» no es un porcentaje válido. {name} debe ser un número con un decimal como máximo.',
  'fault.points': '«{text}» no es una cantidad de puntos válida. {name} debe ser un número entero.',
  'fault.bounds': '{name} debe estar entre {min} y {max}.',

  raise: {
    one: 'Variación en % de {count} precio seleccionado',
    other: 'Variación en % de {count} precios seleccionados',
  },
  apply: 'Aplicar',
  raiseNothing:
    'Selecciona primero los precios: usa el título de una columna, o Mayús y las teclas de flecha.',
  raiseHint: 'Escribe un porcentaje como +5 o −10.',

  effect: 'Efecto en pedidos de ejemplo',
  effectText:
    'Se calcula igual que los presupuestos de los clientes, con los precios de antes y de después de tus cambios.',
  sample: '{order.colOrder}',
  before: 'Antes',
  after: 'Después',
  difference: 'Diferencia',
  same: 'sin cambios',

  changes: 'Cambios',
  changesCount: { one: '{count} cambio', other: '{count} cambios' },
  changesEmpty:
    'Aún ninguno. Escribe en una celda para cambiar un precio. El borrador se queda en este navegador hasta que lo publiques.',
  undo: '{order.undo}',
  redo: 'Rehacer',
  revert: 'Deshacer este cambio: {name}',
  publish: 'Publicar…',
  discard: 'Descartar todo',
  nothingChanged: 'No hay ningún cambio.',

  publishTitle: 'Publicar precios',
  back: 'Volver',
  largeChanges: {
    one: '{count} precio cambia más de la mitad. ¿Es intencionado?',
    other: '{count} precios cambian más de la mitad. ¿Es intencionado?',
  },
  when: 'Entrada en vigor',
  atOnce: 'Ahora',
  later: 'En una fecha',
  afterScheduled:
    'La versión {version} está programada para el {time}. Elige una fecha posterior o retírala primero.',
  date: '{session.when}',
  utc: 'Es decir, {time}.',
  localTime: 'En tu hora local.',
  dateMissing: 'Elige fecha y hora.',
  datePast: 'Elige un momento futuro.',
  reason: '{order.reason}',
  reasonHint: 'Aparece en el historial.',
  reasonMissing: 'Escribe un motivo breve.',
  publishNow: 'Publicar ahora',
  schedule: 'Programar',
  published: 'La versión {version} se ha publicado.',

  number: 'Versión {version}',
  'state.holding': 'Vigente',
  'state.scheduled': 'Programada',
  'state.past': 'Pasada',
  'state.withdrawn': 'Retirada',
  byAt: '{author}, {time}',
  effective: 'Vigente desde',
  details: 'Diferencias',
  firstVersion: 'Es la primera versión, así que no hay con qué compararla.',
  sameAs: 'Los mismos precios que la versión {version}.',
  comparedWith: {
    one: '{count} diferencia con la versión {version}',
    other: '{count} diferencias con la versión {version}',
  },
  withdraw: 'Retirar',
  rollBack: 'Volver a esta versión',
  rollBackReason: 'Vuelta a la versión {version}',
  withdrawTitle: '¿Retirar la versión {version}?',
  withdrawText:
    'No entrará en vigor el {time}. Se queda en el historial y sus precios se pueden volver a publicar.',
  withdrawn: 'La versión {version} se ha retirado.',
} satisfies TranslationOf<typeof prices, 'es'>
