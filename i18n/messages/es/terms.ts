import type { TranslationOf } from '../../translate.ts'
import type terms from '../en/terms.ts'

export default {
  'act.name': 'Acto',
  'act.forms': 'acto, actos, rango de acto',
  'act.text':
    'Una parte de una temporada de Valorant, de unos dos meses. El rango más alto en el que ganaste una partida durante un acto queda a la vista en tu perfil, aunque después bajes.',
  'add-on.name': 'Extra',
  'add-on.forms': 'extra, extras',
  'add-on.text':
    'Algo que añades a un boost, como un inicio prioritario o campeones concretos. La mayoría cuesta un porcentaje del precio base, y cada extra tiene su propia línea en el presupuesto.',
  'agent.name': '{names.agent}',
  'agent.forms': 'agente, agentes',
  'agent.text':
    'Un personaje de Valorant, con un rol y cuatro habilidades. En tus preferencias puedes pedir agentes concretos, y tu booster juega solo con ellos siempre que estén libres.',
  'appear-offline.name': '{games.addon.offline}',
  'appear-offline.forms': 'aparecer desconectado, aparece desconectado',
  'appear-offline.text':
    'Mientras un booster juega en tu cuenta, el chat la muestra desconectada, para que tus amigos no escriban a alguien que no eres tú. Es un extra gratuito y no oculta nada a Riot Games.',
  'balance.name': '{names.balance}',
  'balance.forms': 'tu saldo, historial del saldo',
  'balance.text':
    'El dinero que tienes con nosotros, por ejemplo después de un reembolso. Puedes pagar con él cualquier pedido. Cada cambio es un apunte con su motivo, y los encuentras todos en el historial del saldo.',
  'base-price.name': '{games.basePrice}',
  'base-price.forms': 'precio base, precios base',
  'base-price.text':
    'El precio del boost en sí: divisiones, victorias netas o partidas, los puntos que ya tienes, la ganancia por victoria, el servidor y la cola. Los extras son un porcentaje de él, y los descuentos van al final.',
  'board.name': '{names.availableOrders}',
  'board.forms': 'pedidos disponibles, tablón',
  'board.text':
    'La lista de pedidos pagados que esperan un booster, llamada también tablón. Cada booster ve los de sus juegos y servidores. Si no puede aceptar uno, el propio pedido indica qué regla se lo impide.',
  'bonus-win.name': '{games.addon.bonus-win}',
  'bonus-win.forms': 'victoria extra, victorias extra',
  'bonus-win.text':
    'Un extra con el que tu booster gana una partida más después de llegar al objetivo. Te aleja de los cero puntos, donde la primera derrota podría costarte la división nueva.',
  'booster.name': '{names.booster}',
  'booster.forms': 'booster, boosters',
  'booster.text':
    'Alguien con experiencia que juega clasificatorias para clientes o junto a ellos. Nuestros boosters presentan pruebas de su rango antes de empezar, y cada uno tiene un rango máximo hasta el que puede aceptar pedidos.',
  'bracket.name': 'Tramo de puntos',
  'bracket.forms': 'tramo de puntos, tramos de puntos',
  'bracket.text':
    'En qué punto de tu división actual estás, en pasos de 20 puntos. Cuantos más tienes, menos queda por jugar de la primera división, así que un tramo más alto la hace más barata.',
  'camp.name': 'Campamento',
  'camp.forms': 'campamento, campamentos',
  'camp.text':
    'Nuestra imagen para una división: un llano en la ruta donde acaba una división y empieza la siguiente. Ves campamentos en nuestros dibujos; en listas, precios y presupuestos decimos simplemente división.',
  'champion.name': '{names.champion}',
  'champion.forms': 'campeón, campeones',
  'champion.text':
    'Un personaje de League of Legends, Wild Rift y Teamfight Tactics. En los dos primeros eliges uno antes de cada partida. En tus preferencias puedes indicar con qué campeones debe jugar tu booster en tu cuenta.',
  'claim.name': 'Aceptar un pedido',
  'claim.forms': 'aceptar un pedido, acepta el pedido, acepta un pedido',
  'claim.text':
    'Lo que hace un booster para quedarse con un pedido del tablón. Es de quien lo acepta primero, y nadie más puede aceptarlo después. Desde ese momento, solo ese booster puede abrir tus datos de acceso.',
  'climb.name': 'Escalada',
  'climb.forms': 'escalada, escaladas',
  'climb.text':
    'El camino de un rango a otro más alto. Lo dibujamos como una línea que sube por los rangos, con un campamento en cada división. Una escalada terminada muestra cuántos días llevó.',
  'coaching.name': '{games.service.coaching}',
  'coaching.forms': 'coaching, sesión de coaching',
  'coaching.text':
    'Horas con alguien de Diamante o superior que te ve jugar, pregunta y explica. Juegas tú todas las partidas, en tu propia cuenta, y nadie necesita tus datos de acceso. Las notas de cada sesión son para ti.',
  'coupon.name': '{games.discount.coupon}',
  'coupon.forms': 'cupón, cupones',
  'coupon.text':
    'Un código que baja el precio de un pedido, en un porcentaje o un importe. Puede limitarse a juegos, servicios, fechas o un pedido mínimo. Si el pedido se cancela, puedes volver a usar el cupón.',
  'decay.name': 'Decay',
  'decay.forms': 'decay, inactividad',
  'decay.text':
    'Los puntos que pierdes en los rangos más altos cuando pasas un tiempo sin jugar clasificatorias. Al jugar guardas días en los que no se pierde nada. Cuándo empieza depende del juego y la temporada; tu cliente muestra tus días.',
  'demotion.name': 'Descenso',
  'demotion.forms': 'descenso, descensos',
  'demotion.text':
    'Bajar a la división o al rango inferior al perder cuando ya no te quedan puntos. Al pie de un rango, algunos juegos te protegen durante un tiempo. Después sigues con una parte de los puntos del rango inferior.',
  'demotion-shield.name': 'Escudo de descenso',
  'demotion-shield.forms': 'escudo de descenso, escudos de descenso, escudos de rango, escudo de rango',
  'demotion-shield.text':
    'Unas pocas partidas de protección al pie de un rango. Mientras dura, una derrota con cero puntos no te baja al rango inferior. El cliente te advierte cuando el escudo está a punto de acabarse.',
  'dispute.name': 'Aviso de un problema',
  'dispute.forms': 'avisar de un problema, aviso de un problema, avisas de un problema',
  'dispute.text':
    'Lo que envías cuando el resultado no es correcto. El plazo se detiene y el resultado no se confirma automáticamente. Nuestro equipo responde en {figures.disputeAnswer}, compara las partidas registradas con la prueba y decide.',
  'division.name': '{names.division}',
  'division.forms': 'división, divisiones',
  'division.text':
    'Un escalón dentro de un rango. League of Legends, TFT y Wild Rift tienen cuatro, de IV a I; Valorant tiene tres, de 1 a 3. Lleva 100 LP o RR, o varias marcas en Wild Rift. Es la unidad en la que se cobra un elo boost.',
  'double-up.name': '{games.queue.double-up}',
  'double-up.forms': 'Double Up',
  'double-up.text':
    'Una cola clasificatoria de Teamfight Tactics para parejas. Los dos comparten destino: pueden mandarse unidades y oro, y quedan en el mismo puesto. Tiene su propio rango, distinto del de la Clasificatoria normal.',
  'draw.name': 'Extracción',
  'draw.forms': 'extracción del sorteo',
  'draw.text':
    'El momento en que se decide quién gana. Una fórmula que cualquiera puede repetir da a cada boleto su lugar, así que se hace una sola vez y todos pueden comprobarla. Si un ganador no responde, pasa el siguiente boleto del mismo orden.',
  'drop.name': 'Devolver un pedido',
  'drop.forms': 'devolver un pedido, devuelve tu pedido, devuelve el pedido, devolver el pedido',
  'drop.text':
    'Lo que hace un booster que no puede terminar un pedido. Da un motivo, cobra lo que ha jugado y no puede volver a aceptarlo. El pedido vuelve al tablón sin coste para ti.',
  'duo-boost.name': '{games.service.duo-boost}',
  'duo-boost.forms': 'duo boost, duo boosts',
  'duo-boost.text':
    'Juegas en tu propia cuenta, con un booster en tu equipo. No das tus datos de acceso: para la invitación basta tu nombre en el juego. Cuesta más, porque el booster no puede ganar cada partida sin ayuda.',
  'duo-queue.name': 'Cola en dúo',
  'duo-queue.forms': 'cola en dúo, en dúo, duoQ',
  'duo-queue.text':
    'Entrar en pareja en una cola clasificatoria. Los juegos limitan la distancia entre los dos rangos, y en los más altos algunos solo admiten jugadores en solitario. El emparejamiento busca otra pareja de fuerza parecida.',
  'elo.name': 'Elo',
  'elo.forms': 'elo',
  'elo.text':
    'Una palabra antigua para el número que hay detrás de un rango, por la puntuación de ajedrez de Arpad Elo. Los juegos de hoy usan sistemas propios y lo llaman MMR, pero muchos jugadores siguen diciendo elo cuando hablan de su rango.',
  'elo-boost.name': '{games.service.elo-boost}',
  'elo-boost.forms': 'elo boost, elo boosts',
  'elo-boost.text':
    'Un booster inicia sesión en tu cuenta y juega clasificatorias hasta llegar a tu objetivo. Sigues cada partida en la página del pedido. Riot Games prohíbe el boosting en sus condiciones y puede penalizar cuentas por ello.',
  'flex-queue.name': 'Cola flexible',
  'flex-queue.forms': 'cola flexible, Flexible',
  'flex-queue.text':
    'La segunda cola clasificatoria de League of Legends, para grupos y también para quien juega en solitario. Tiene su propio rango, normalmente más bajo que el de Solo/Dúo. En nuestras calculadoras, elige la cola que quieres.',
  'fortitude.name': 'Fortaleza clasificatoria',
  'fortitude.forms': 'fortaleza clasificatoria, fortaleza',
  'fortitude.text':
    'Una barra de Wild Rift que se llena cuando juegas bien y te portas bien. Una vez llena, protege una marca tras una derrota o suma una tras una victoria. Así las derrotas bien jugadas cuestan menos.',
  'guest.name': '{names.guest}',
  'guest.forms': 'invitado, invitados',
  'guest.text':
    'Alguien que pide solo con un correo. Un invitado puede hacer todo lo que un pedido necesita, en el navegador en el que lo hizo. Sus reembolsos vuelven siempre al medio de pago original.',
  'hidden-rating.name': 'Puntuación oculta',
  'hidden-rating.forms': 'puntuación oculta, puntuaciones ocultas',
  'hidden-rating.text':
    'El número que un juego no muestra, pero usa para buscarte rivales. Su nombre habitual es MMR. Puede estar por encima o por debajo del rango que ve todo el mundo, y se mueve después de cada partida.',
  'in-game-name.name': '{names.inGameName}',
  'in-game-name.forms': 'nombre en el juego',
  'in-game-name.text':
    'El nombre que ven los demás jugadores, con su etiqueta, como Mira#EUW. Tu booster lo necesita para encontrar la cuenta correcta o para invitarte a una partida en dúo. No es el nombre con el que inicias sesión.',
  'ladder.name': 'Clasificación',
  'ladder.forms': 'clasificación, clasificaciones',
  'ladder.text':
    'Todos los rangos de un juego en orden, desde Hierro, abajo, hasta Aspirante, Radiante o Soberano, arriba. Cada región tiene la suya, así que el mismo rango puede costar más en un servidor que en otro.',
  'legendary-queue.name': '{games.queue.legendary}',
  'legendary-queue.forms': 'Cola legendaria',
  'legendary-queue.text':
    'Una segunda cola clasificatoria de Wild Rift, sin grupos y a partir de Diamante. Tiene sus propios rangos y recompensas, y solo abre a ciertas horas, para que coincidan suficientes jugadores fuertes.',
  'lobby.name': 'Sala',
  'lobby.forms': 'sala, salas, lobby',
  'lobby.text':
    'El grupo de jugadores que está a punto de empezar una partida, o lobby. En Teamfight Tactics son los ocho jugadores de una partida. En un duo boost, tu booster te invita a una sala antes de cada partida.',
  'lp.name': '{games.points.LP}',
  'lp.forms': 'LP, PL, puntos de liga',
  'lp.text':
    'Puntos de liga (PL en el cliente en español): lo que da una victoria y quita una derrota en League of Legends y TFT. Con 100 LP pasas de división. Desde Maestro no hay divisiones, y los LP siguen contando sin límite.',
  'marks.name': '{games.points.marks}',
  'marks.forms': 'marcas clasificatorias, marcas, marca',
  'marks.text':
    'Los puntos de Wild Rift por debajo de Maestro. Una victoria da una marca y, desde Plata, una derrota la quita. Una división lleva de dos a cinco, más cuanto más alto es el rango. Con todas, la siguiente victoria te pasa de división.',
  'match-log.name': '{names.matchLog}',
  'match-log.forms': 'registro de partidas',
  'match-log.text':
    'La lista de todas las partidas de tu pedido, con su resultado, el rango posterior y la hora. Tu booster las registra y la página del pedido las muestra al momento. De ahí, y de nada más, salen los reembolsos y las ganancias.',
  'matchmaking.name': 'Emparejamiento',
  'matchmaking.forms': 'emparejamiento, matchmaking',
  'matchmaking.text':
    'Cómo elige un juego quién juega con quién y contra quién. Compara los números ocultos de los jugadores, no los rangos que muestran, e intenta que los dos equipos tengan las mismas opciones de ganar sin esperar demasiado.',
  'mmr.name': 'MMR',
  'mmr.forms': 'MMR',
  'mmr.text':
    'Matchmaking rating: el número oculto que elige a tus rivales. Si está por encima del rango que se ve, una victoria da más puntos de los que quita una derrota. Si está por debajo, al revés, hasta que los dos se encuentran.',
  'net-win.name': '{names.netWin}',
  'net-win.forms': 'victoria neta, victorias netas',
  'net-win.text':
    'Victorias menos derrotas. Si compras dos victorias netas, un booster juega hasta tener dos victorias más que derrotas. Las derrotas se recuperan sin coste, así que pagas el resultado y no los intentos.',
  'open-tiers.name': 'Rangos sin divisiones',
  'open-tiers.forms': 'rangos sin divisiones, rango sin divisiones',
  'open-tiers.text':
    'Los rangos de la cima, que no tienen divisiones: Maestro y superiores; en Valorant, Inmortal y superiores. Allí los puntos cuentan sin límite y las plazas más altas son pocas. Su precio va por puntos, no por divisiones.',
  'patch.name': 'Parche',
  'patch.forms': 'parche, parches',
  'patch.text':
    'Una actualización que cambia campeones, agentes, objetos o mapas, normalmente cada dos semanas. Lo que hoy es fuerte puede ser débil con el siguiente parche, y por eso los boosters adaptan lo que juegan.',
  'pause.name': 'Pausa',
  'pause.forms': 'pedido en pausa, poner el pedido en pausa, pon el pedido en pausa',
  'pause.text':
    'Detiene un pedido durante un tiempo, por ejemplo porque quieres jugar tú. Tu booster no puede registrar partidas hasta que lo reanudas. Eliminar tus datos de acceso también pone en pausa un pedido en curso.',
  'placement-boost.name': '{games.service.placement-boost}',
  'placement-boost.forms': 'boost de posicionamiento, boosts de posicionamiento',
  'placement-boost.text':
    'Un booster juega las primeras clasificatorias de tu temporada, en tu cuenta o contigo. Compras un número de partidas. El precio depende de tu rango de la temporada pasada; si no tenías, eliges «Sin clasificar».',
  'placement-games.name': '{names.placementGames}',
  'placement-games.forms': 'partidas de posicionamiento, partida de posicionamiento, posicionamiento',
  'placement-games.text':
    'Las primeras clasificatorias de una temporada: cinco en League of Legends, TFT y Valorant. Deciden dónde empiezas, junto con tu rango y tu MMR anteriores. Wild Rift no tiene: sigues por debajo de tu antiguo rango.',
  'points-gained.name': 'Ganancia por victoria',
  'points-gained.forms': 'ganancia por victoria, ganancias por victoria, ganancias de LP, ganancia de LP',
  'points-gained.text':
    'Los puntos que una victoria suma a tu cuenta: una ganancia baja, normal o alta. Muestra cómo está tu MMR respecto a tu rango. Con ganancias bajas, una escalada lleva más partidas, y por eso lo preguntan nuestras calculadoras.',
  'preferences.name': '{names.preferences}',
  'preferences.forms': 'preferencias',
  'preferences.text':
    'Lo que pides a tu booster que respete: roles, campeones o agentes. Las eliges con el pedido, y tu booster las ve junto a él. Los campeones o agentes concretos son un extra, porque hacen más difícil ganar.',
  'priority-start.name': '{games.addon.priority}',
  'priority-start.forms': 'inicio prioritario',
  'priority-start.text':
    'Un extra que pone tu pedido por delante de los demás. El booster que lo acepta le dedica más partidas al día, así que el plazo es más corto. No cambia la forma de jugarlas.',
  'private-stream.name': '{games.addon.stream}',
  'private-stream.forms': 'stream privado, streams privados',
  'private-stream.text':
    'Un extra con el que ves en directo las partidas de tu booster, en un stream solo para ti. Es una buena forma de aprender con partidas de tu rango, y de ver con tus propios ojos quién juega en tu cuenta.',
  'promotion.name': 'Ascenso',
  'promotion.forms': 'ascenso, ascensos',
  'promotion.text':
    'Pasar a la división o al rango siguiente cuando tus puntos están completos. En las temporadas actuales es inmediato y conservas los puntos que pasan de 100; las series de promoción de otros años ya no existen.',
  'proof.name': '{names.proof}',
  'proof.forms': 'con la prueba, con una prueba',
  'proof.text':
    'Las capturas de pantalla con las que un booster muestra que el resultado es real. Salen del cliente, se guardan con el pedido y solo son visibles para ti, tu booster y nuestro equipo. Compáralas antes de confirmar el resultado.',
  'queue.name': '{names.queue}',
  'queue.forms': 'cola clasificatoria, colas clasificatorias, cola, colas',
  'queue.text':
    'Un modo en el que puedes entrar, como Solo/Dúo, Flexible, Competitivo o Double Up. Las colas clasificatorias tienen rangos separados. También es la espera antes de una partida, mientras el juego reúne a los demás jugadores.',
  'queue-dodge.name': 'Dodge',
  'queue-dodge.forms': 'dodge, dodges, dodgear',
  'queue-dodge.text':
    'Salir de la selección de campeones o agentes antes de que empiece la partida. Cuesta puntos y tiempo de espera, pero no MMR. Con nosotros, un dodge nunca cuenta como una partida jugada para ti.',
  'quote.name': 'Presupuesto',
  'quote.forms': 'presupuesto, presupuestos',
  'quote.text':
    'El precio de un pedido con todas sus líneas: precio base, extras y descuentos. Lo mantenemos durante {figures.seal}, así que pagas el precio que has visto. Puedes compartirlo como enlace.',
  'raffle.name': 'Sorteo',
  'raffle.forms': 'sorteo, sorteos',
  'raffle.text':
    'Un premio que la tienda regala. Puede participar con un boleto quien tenga la dirección confirmada, sea mayor de edad y viva en uno de los países indicados. Los ganadores se deciden de una forma que puedes repetir en tu navegador.',
  'raffle-ticket.name': 'Boleto',
  'raffle-ticket.forms': 'boleto de un sorteo, boletos de un sorteo',
  'raffle-ticket.text':
    'Tu lugar en un sorteo: un número por cuenta, gratis. La lista publicada contiene el número y un hash, pero ningún nombre. Si retiras tu boleto antes del cierre, su número queda vacío.',
  'randomness-beacon.name': 'Baliza aleatoria',
  'randomness-beacon.forms': 'baliza pública, baliza aleatoria',
  'randomness-beacon.text':
    'Un servicio público que publica a horas fijas un número al azar que nadie puede conocer ni elegir antes. Un sorteo anuncia al abrirse la ronda que contará, así que ni siquiera la tienda puede decidir quién gana.',
  'rank.name': '{names.rank} completo',
  'rank.forms': 'rango completo, rango actual',
  'rank.text':
    'Tu sitio en la clasificación: un rango, una división y los puntos que tienes en ella. Por ejemplo, Oro II con 60 LP. Es lo que ve todo el mundo; el emparejamiento usa un número propio.',
  'rank-limit.name': 'Rango máximo',
  'rank-limit.forms': 'rango máximo, rangos máximos',
  'rank-limit.text':
    'El rango más alto en el que un booster acepta pedidos, fijado en cada juego según las pruebas de su propio rango. Ve los que lo superan, pero no puede aceptarlos: nadie juega partidas para las que no tiene nivel.',
  'refund.name': '{names.refund}',
  'refund.forms': 'reembolso, reembolsos',
  'refund.text':
    'Lo que recuperas cuando un pedido acaba antes de tiempo. Hasta que empiece un booster, es el precio completo. Después, la parte que no se ha jugado, calculada con el registro de partidas. La página del pedido siempre muestra el importe.',
  'role.name': 'Rol',
  'role.forms': 'tu rol, rol, roles',
  'role.text':
    'Tu papel en un equipo: Superior, Jungla, Central, Inferior o Apoyo en League of Legends, puestos parecidos en Wild Rift, y Duelista, Iniciador, Controlador o Centinela en Valorant. En Teamfight Tactics no hay.',
  'route.name': 'Ruta',
  'route.forms': 'ruta, rutas',
  'route.text':
    'La línea que recorre todos los rangos de un juego en nuestras calculadoras. Arrastra sus dos tiradores o elige los rangos en las listas: uno es donde estás y el otro, adonde quieres llegar. El precio y el plazo cambian al momento.',
  'rr.name': '{games.points.RR}',
  'rr.forms': 'RR',
  'rr.text':
    'Rank Rating, los puntos de Valorant. Con 100 RR pasas de división. Lo que da una partida depende del resultado, la diferencia de rondas, tu rendimiento y tu MMR. A partir de Inmortal, los RR siguen contando sin límite.',
  'season.name': 'Temporada',
  'season.forms': 'temporada, temporadas',
  'season.text':
    'Un periodo tras el que los rangos se reinician, al menos en parte. Juegas unas partidas y te encuentras algo por debajo de tu antiguo rango. Su duración varía: meses en un juego, un año en otro.',
  'seed.name': 'Semilla',
  'seed.forms': 'semilla secreta',
  'seed.text':
    'Un número largo al azar que la tienda elige cuando abre un sorteo. Su hash se publica enseguida y el propio número después del sorteo, para que todos vean que no se cambió entretanto.',
  'server.name': '{names.server}',
  'server.forms': 'servidor, servidores',
  'server.text':
    'La región en la que juega una cuenta, como Oeste de Europa o Norteamérica. Los rangos, los amigos y los rivales pertenecen a un servidor. Los boosters eligen en cuáles juegan, y algunas regiones cuestan más o menos.',
  'share.name': 'Parte del booster',
  'share.forms': 'parte del booster, partes de los boosters',
  'share.text':
    'La parte del precio que gana un booster. Es suya cuando el pedido se completa, y puede cobrarla {figures.hold} más tarde. Si un pedido cambia de manos, cada booster cobra por lo que ha aportado.',
  'smurf.name': 'Smurf',
  'smurf.forms': 'smurf, smurfs, smurfear',
  'smurf.text':
    'Alguien con experiencia que juega en una segunda cuenta de rango bajo. Los juegos notan a quien gana con demasiada claridad y le suben rápido el MMR. Para el sistema, una cuenta con boost puede parecer lo mismo.',
  'solo-duo.name': '{games.queue.solo-duo}',
  'solo-duo.forms': 'Solo/Dúo, soloQ',
  'solo-duo.text':
    'La cola clasificatoria principal de League of Legends, para una o dos personas. Cuando alguien habla de su rango, suele ser este. En Teamfight Tactics, la cola normal se llama simplemente Clasificatoria.',
  'solo-only.name': '{games.addon.solo-only}',
  'solo-only.forms': 'cola en solitario',
  'solo-only.text':
    'Un extra: tu booster entra en cada partida sin compañero, nunca en grupo. Lleva más tiempo, porque con un amigo en el equipo es más fácil ganar, y por eso cuesta más.',
  'split.name': 'Split',
  'split.forms': 'split, splits',
  'split.text':
    'Una parte de una temporada de League of Legends o de un set de TFT, con recompensas propias. Según el año, los rangos se han reiniciado o no al empezar cada split; en 2026, League of Legends los reinicia una vez al año.',
  'start-target.name': 'Inicio y objetivo',
  'start-target.forms': 'inicio y objetivo, rango objetivo, el inicio y el objetivo',
  'start-target.text':
    'Los dos extremos de una escalada: tu rango de ahora y el que pides. El objetivo tiene que ser más alto y estar al menos a {figures.minimumPurchase} LP o RR. Los dos quedan fijados al hacer el pedido.',
  'tier.name': '{names.tier}',
  'tier.forms': 'rango, rangos',
  'tier.text':
    'Un gran escalón de la clasificación con nombre propio, como Plata, Oro o Ascendente. Casi todos tienen divisiones; los de la cima, no. El precio cambia de un rango a otro, porque las partidas son cada vez más difíciles.',
  'time-range.name': 'Plazo',
  'time-range.forms': 'plazo estimado, plazo que se muestra con el precio',
  'time-range.text':
    'Cuántos días llevará seguramente un pedido, según las partidas que necesita y las que juega un booster al día. Se muestra con el precio, se guarda con el pedido y se compara con lo que pasó de verdad.',
  'top-four.name': 'Cuatro primeros',
  'top-four.forms': 'cuatro primeros, top 4',
  'top-four.text':
    'La mejor mitad de una partida de Teamfight Tactics. Los puestos del uno al cuatro dan puntos, del cinco al ocho los quitan, y el primero es el que más da. En un boost de victorias de Clasificatoria, quedar entre los cuatro primeros es una victoria.',
  'unranked.name': '{games.unranked}',
  'unranked.forms': 'cuenta sin clasificar, sin clasificar',
  'unranked.text':
    'Una cuenta sin rango esta temporada, porque le faltan las partidas de posicionamiento. Aun así tiene un número oculto, de partidas normales o de otras temporadas. En un boost de posicionamiento, elige «Sin clasificar» si no tenías rango.',
  'vault.name': 'Caja fuerte',
  'vault.forms': 'caja fuerte, cajas fuertes',
  'vault.text':
    'El lugar cifrado para los datos de acceso de tu juego. Solo se abre para ti y para tu booster; cada consulta queda registrada y ves el registro. Puedes eliminar los datos cuando quieras; al acabar el pedido se eliminan de todos modos.',
  'verification.name': 'Comprobación',
  'verification.forms': 'comprobar el resultado, compruebas el resultado, comprueba el resultado',
  'verification.text':
    'El tiempo que sigue al envío del resultado. Tienes {figures.check} para compararlo con tu cuenta y con la prueba, y para confirmarlo o avisar de un problema. Si no haces nada, se confirma automáticamente.',
  'win-boost.name': '{games.service.win-boost}',
  'win-boost.forms': 'boost de victorias, boosts de victorias',
  'win-boost.text':
    'Un booster juega hasta sumar unas victorias netas, y no hasta llegar a un rango, en tu cuenta o contigo. Te conviene cuando solo te faltan unos pocos puntos y en rangos donde las ganancias varían mucho.',
  'win-rate.name': 'Porcentaje de victorias',
  'win-rate.forms': 'porcentaje de victorias, winrate',
  'win-rate.text':
    'Qué parte de todas tus partidas son victorias. Algo más de la mitad basta para subir sin pausa; lo que importa es cuánto tiempo lo mantienes. En nuestros perfiles cuentan solo las partidas registradas en pedidos.',
  'win-streak.name': 'Racha de victorias',
  'win-streak.forms': 'racha de victorias, rachas de victorias',
  'win-streak.text':
    'Varias victorias seguidas. Algunos juegos dan puntos por ello en los rangos bajos, y tu MMR crece, así que las victorias siguientes dan más. Una racha de derrotas funciona al revés.',

  'label.points': '60 de 100',
  'label.next': 'división siguiente',
  'label.bracket': '1.ª división más barata',
  'label.camp': 'Campamento, una división',
  'label.division': 'una división, 100 LP',
  'label.banked': 'días guardados',
  'label.decay': 'sin jugar',
  'label.foot': 'Base de {games.tier.gold}',
  'label.shield': '0 LP y unas partidas más',
  'label.down': 'un rango más abajo',
  'label.booster': 'Booster',
  'label.you': 'Tú, en tu propia cuenta',
  'label.start': '{names.start}',
  'label.target': '{names.target}',
  'label.mmr': 'MMR, oculto',
  'label.rank': 'Rango, visible',
  'label.above': 'MMR mayor: ganas más',
  'label.won': '4 ganadas, 2 perdidas',
  'label.net': '2 victorias netas',
  'label.open': 'sin divisiones ni tope',
  'label.placed': 'cinco partidas y un rango',
  'label.earned': 'jugado',
  'label.refund': 'reembolsado',
  'label.soonest': 'como pronto',
  'label.latest': 'como tarde',
  'label.gain': 'del 1 al 4 ganan',
  'label.lose': 'del 5 al 8 pierden',
  'label.vault': 'cada consulta se registra',
  'label.rate': '6 de 10 ganadas',
  'label.marks': 'una marca por victoria',
  'label.bronze': '{games.tier.bronze}',
  'label.silver': '{games.tier.silver}',
  'label.gold': '{games.tier.gold}',
} as const satisfies TranslationOf<typeof terms, 'es'>
