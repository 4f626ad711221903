import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Compra victorias netas y, con ellas, marcas. Las derrotas se compensan dentro del precio.',
  description:
    'Victorias netas de Wild Rift, en Clasificatoria o cola legendaria, desde {price} por victoria neta. Una derrota no te cuesta más. Android e iOS.',
  'about.title': 'Una victoria es una marca, casi siempre',
  'about.first':
    'Hasta Diamante una victoria suele valer una marca, así que las victorias netas se pueden comparar casi directamente con una división: cinco en Diamante son más o menos una división. La fortaleza clasificatoria a veces añade otra marca, o conserva una tras una derrota. A partir de Maestro una victoria da puntos, y cuántos depende del juego. El pedido cuenta victorias y derrotas; las marcas que traen son tuyas, sean más o menos.',
  'about.second':
    'Indicas rango, número, servidor, plataforma y cola. El rango fija el precio de una victoria, y el precio no se mueve si subes durante el pedido. La cola legendaria se puede elegir a partir de Diamante y es en solitario. En Clasificatoria puedes jugar también en tu propio móvil. Puedes nombrar campeones; en una cuenta joven con pocos, no nombres ninguno y deja que el booster vea qué hay.',
  'question.first': 'Cinco victorias netas desde Esmeralda II: ¿dónde acabo?',
  'answer.first':
    'Normalmente una división más arriba, en Esmeralda I, porque ahí una división pide cinco marcas. La fortaleza puede hacer que sea algo más. No es la promesa de un rango: si necesitas uno, pídelo como objetivo de un elo boost.',
  'question.second': '¿Qué pasa después de una derrota?',
  'answer.second':
    'La cuenta baja en una y el booster sigue jugando, sin coste para ti. Una derrota en la que la fortaleza salvó tu marca sigue siendo una derrota en la cuenta, así que no pierdes nada con ello.',
  'question.third': '¿Puedo comprar victorias para una recompensa de temporada?',
  'answer.third':
    'Sí, si la recompensa pide un rango o victorias en clasificatoria. Mira el plazo y el final de la temporada, que no espera a ningún pedido. Las victorias que no se lograron se reembolsan cuando el equipo lo para.',
  'question.fourth': '¿Puedo jugar ARAM o partidas normales mientras tanto?',
  'answer.fourth':
    'No afectan a la cuenta del pedido, pero no puede haber dos dispositivos con la sesión abierta a la vez. Pausa el pedido antes de jugar, para que no se corte ninguna clasificatoria, y reanúdalo cuando termines.',
  'question.fifth': '¿Ponen unas pocas victorias en riesgo mi cuenta?',
  'answer.fifth':
    'Sí. Riot Games no traza ninguna línea pública entre una partida boosteada y cincuenta, y tanto con una como con cincuenta puede haber una suspensión o un baneo. El dúo mantiene en privado tus datos de acceso, pero sigue incumpliendo las condiciones. Lo confirmas en el pago.',
} as const satisfies ServiceWords
