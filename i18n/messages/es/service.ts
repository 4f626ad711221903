import type { TranslationOf } from '../../translate.ts'
import type service from '../en/service.ts'

export default {
  'title.elo-boost': 'Elo boost de {game}',
  'title.duo-boost': 'Duo boost de {game}',
  'title.placement-boost': 'Boost de posicionamiento de {game}',
  'title.win-boost': 'Boost de victorias de {game}',
  'searched.league-of-legends': 'League of Legends (LoL)',
  'searched.teamfight-tactics': 'Teamfight Tactics (TFT)',
  'searched.valorant': 'Valorant',
  'searched.wild-rift': '{games.game.wild-rift}',

  tabs: '{names.services}',

  start: '{names.start}',
  target: '{names.target}',
  'currentPoints.LP': 'LP actuales',
  'currentPoints.RR': 'RR actuales',
  'currentPoints.marks': 'Marcas actuales',
  'currentPoints.points': '{names.currentPoints}',
  'targetPoints.LP': 'LP del objetivo',
  'targetPoints.RR': 'RR del objetivo',
  'targetPoints.points': 'Puntos del objetivo',
  opensAt: '{tier} empieza en {points}.',
  rank: 'Rango actual',
  lastRank: 'Rango de la temporada pasada',
  pricedAs: 'al precio de {tier}',

  'count.win': '{names.netWins}',
  'count.placement': '{names.placementGames}',
  'count.season': 'Primeras clasificatorias de la temporada',
  'countHint.win': 'Las derrotas se recuperan sin coste.',
  'countHint.placement': 'Cada partida cuenta, ganada o perdida.',
  'countHint.season':
    'Este juego no tiene posicionamiento: el pedido es para tus primeras clasificatorias de la temporada.',
  fewer: 'Una menos',
  more: 'Una más',

  who: 'Quién juega',
  'who.solo': 'Solo el booster',
  'who.duo': 'Contigo, en dúo',

  division: '{names.division}',
  tier: '{names.tier}',
  'pointsPerWin.LP': 'Ganancia de LP por victoria',
  'pointsPerWin.RR': 'Ganancia de RR por victoria',
  'pointsPerWin.marks': 'Ganancia de marcas por victoria',
  server: '{names.server}',
  queue: '{names.queue}',
  queueFrom: '{queue}: disponible a partir de {tier}.',
  queueAlone: '{queue}: no admite grupos.',
  platform: 'Plataforma',
  freeHours: 'Cuándo puedes jugar',
  freeHoursHint: 'Por ejemplo: entre semana, de 19 a 23 h',

  addons: '{names.addOns}',
  percentOfBase: 'Porcentaje sobre el precio base, {price}',
  notWithDuo: 'No disponible si juegas tú también',

  'refusal.duo_boost_is_not_available_for_this_service':
    '{errors.duo_boost_is_not_available_for_this_service}',
  'refusal.custom_champions_option_is_not_available': '{errors.custom_champions_option_is_not_available}',
  'refusal.other': 'Estas opciones no se pueden combinar. Cambia alguna.',

  wishRoles: 'Roles, hasta {figures.mostRoles}',
  'characters.champions': 'Campeones, hasta {figures.mostCharacters}',
  'characters.agents': 'Agentes, hasta {figures.mostCharacters}',
  'charactersFind.champions': 'Buscar un campeón',
  'charactersFind.agents': 'Buscar un agente',
  'charactersHint.champions': 'Elige al menos un rol o un campeón. Añadir más no cambia el precio.',
  'charactersHint.agents': 'Elige al menos un rol o un agente. Añadir más no cambia el precio.',
  'charactersNone.champions': 'Ningún campeón tiene ese nombre.',
  'charactersNone.agents': 'Ningún agente tiene ese nombre.',
  charactersFull: 'Has elegido {figures.mostCharacters}, el máximo. Quita uno para elegir otro.',
  characterRemove: 'Quitar {name}',
  charactersGone: 'Ya no están disponibles: {names}. Elige de nuevo.',

  'wishMissing.champions': 'Elige al menos un rol o un campeón.',
  'wishMissing.agents': 'Elige al menos un rol o un agente.',
  charactersFound: { one: '{count} encontrado', other: '{count} encontrados' },

  sliderStart: 'Rango inicial',
  sliderTarget: 'Rango objetivo',
  sliderRank: '{names.rank}',
  distance: { one: '{count} división, aprox. {points}', other: '{count} divisiones, aprox. {points}' },
  distancePoints: 'aprox. {points}',
  tierPair: '{low} y {high}',
  tierSpan: 'De {low} a {high}',

  yourQuote: '{names.yourQuote}',
  lockedUntil: 'Precio fijo hasta las {time}',

  linkEnded: 'El precio de este enlace ha caducado. Ves el precio actual.',
  whyPrice: '¿Por qué este precio?',
  'whyPriceText.climb':
    'Cada división tiene su precio. Tus puntos, tu ganancia por victoria, el servidor y la cola lo suben o lo bajan en los porcentajes indicados; los extras son un porcentaje del precio base. Volvemos a calcular cada línea antes de que pagues.',
  'whyPriceText.count':
    'Cada partida tiene un precio que depende de tu rango. El servidor y la cola lo suben o lo bajan en los porcentajes indicados; los extras son un porcentaje del precio base. Volvemos a calcular cada línea antes de que pagues.',
  today: 'Hoy',
  share: 'Copiar enlace a este presupuesto',
  shared: 'Enlace copiado. Este presupuesto mantiene su precio durante {figures.seal}.',
  continue: 'Ir al pago',
  continueShort: 'Continuar',
  noAccount: 'No necesitas cuenta, basta un correo.',

  promiseRefund: 'Reembolso completo hasta que empiece un booster',
  promiseStart: 'Reembolso si nadie empieza en {figures.start} y lo pides',
  promiseVault: 'Contraseña cifrada y cada consulta registrada',
  promiseDuo: 'Juegas tú, sin dar ninguna contraseña',

  guestTitle: 'Tu correo para este pedido',

  howTitle: 'Cómo funciona',
  'how.set': 'Configura tu escalada',
  'how.setText': 'Elige inicio, objetivo y extras. El precio es fijo y está desglosado.',
  'how.hand': 'Entrega tu acceso de forma segura',
  'how.handText': 'Guarda tus datos de acceso en la caja fuerte, o juega en dúo y no se los des a nadie.',
  'how.watch': 'Sigue cada partida',
  'how.watchText': 'Las victorias y las derrotas aparecen en tu ruta, con el final previsto siempre al día.',
  'how.check': 'Comprueba el resultado',
  'how.checkText':
    'Tienes {figures.check} para comprobar y confirmar el resultado. Después se eliminan tus datos de acceso.',
  'howDuo.hand': 'Conoce a tu booster',
  'howDuo.handText':
    'Indica tu nombre en el juego y las horas en las que puedes jugar. Nadie más entra en tu cuenta.',
  'howDuo.checkText': 'Tienes {figures.check} para comprobar y confirmar el resultado.',
  'howCount.title': 'Cómo funciona',
  'howCount.set': 'Configura tu pedido',
  'howCount.setText':
    'Elige tu rango, cuántas partidas o victorias y los extras. El precio es fijo y está desglosado.',
  'howCount.watchText': 'Se registra cada victoria y cada derrota, con el final previsto siempre al día.',

  questionsTitle: 'Preguntas con respuestas claras',
  'question.stops': '¿Qué pasa si el booster lo deja a medias?',
  'answer.stops':
    'El pedido vuelve al tablón y otro booster sigue. Cada uno cobra por la parte que ha jugado. También puedes solicitar que se detenga y recuperar el resto.',
  'question.login': '¿Cómo se protegen mis datos de acceso?',
  'answer.login':
    'Se cifran con una clave única. Solo el booster de tu pedido puede abrirlos, y solo durante el boost; tú ves cada consulta con su hora. Se eliminan cuando se cierra el pedido, y hasta entonces puedes cambiarlos o eliminarlos cuando quieras.',
  'question.refund': '¿Cuándo puedo recibir un reembolso?',
  'answer.refund':
    'Hasta que empiece un booster, lo recuperas todo. Después, recuperas la parte que queda por jugar, calculada con las partidas registradas. La página del pedido muestra siempre el importe, así que lo sabes antes de pedirlo.',
  'question.time': '¿Es fiable el plazo?',
  'answer.time':
    'Se calcula con tus puntos, tu ganancia por victoria y las partidas que los boosters juegan al día. Se guarda con tu pedido, y la página del pedido lo compara con el progreso real.',

  'followed.target': 'El objetivo ha subido a {rank}.',
  'followed.start': 'El inicio ha bajado a {rank}.',
  setTarget: 'Poner el objetivo en {target}',
  moreAddons: { one: 'Mostrar {count} más', other: 'Mostrar {count} más' },
  noScript: 'Para hacer un pedido necesitas JavaScript. Actívalo en tu navegador para continuar.',
} satisfies TranslationOf<typeof service, 'es'>
