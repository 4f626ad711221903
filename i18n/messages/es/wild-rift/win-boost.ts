import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Un booster consigue las victorias netas que compras y, con ellas, sus marcas. Las derrotas se compensan dentro del precio.',
  description:
    'Victorias netas de Wild Rift, en Clasificatoria o Cola legendaria, desde {price} por victoria neta. Una derrota no te cuesta más. Android e iOS.',
  'about.title': 'Una victoria es una marca, casi siempre',
  'about.first':
    'Hasta Diamante, una victoria suele valer una marca, así que las victorias netas casi se pueden contar en divisiones: cinco en Diamante son más o menos una división. Con la fortaleza clasificatoria, una victoria a veces vale dos marcas, o una derrota no quita ninguna. A partir de Maestro, una victoria da puntos, y cuántos depende del juego. El pedido cuenta victorias y derrotas; las marcas que traigan son tuyas, sean más o menos.',
  'about.second':
    'Indicas rango, número, servidor, plataforma y cola. Tu rango fija el precio de una victoria, y el precio no cambia si subes durante el pedido. La {games.queue.legendary} se puede elegir a partir de Diamante, y solo en solitario. En Clasificatoria puedes jugar tú también, en tu propio teléfono. Puedes pedir campeones concretos; en una cuenta nueva con pocos, no elijas ninguno y deja que el booster vea qué hay.',
  'question.first': 'Cinco victorias netas desde Esmeralda II: ¿dónde acabo?',
  'answer.first':
    'Normalmente una división más arriba, en Esmeralda I, porque ahí una división son cinco marcas. La fortaleza puede hacer que sea algo más. No es la promesa de un rango: si necesitas uno, pídelo como objetivo de un elo boost.',
  'question.second': '¿Qué pasa después de una derrota?',
  'answer.second':
    'La cuenta baja en una y el booster sigue jugando, sin coste para ti. Si la fortaleza salva tu marca, la derrota sigue contando como tal, así que el booster la recupera igualmente.',
  'question.third': '¿Puedo comprar victorias para una recompensa de temporada?',
  'answer.third':
    'Sí, si la recompensa pide un rango o victorias en clasificatoria. Compara el plazo con el final de la temporada, porque la temporada no espera a tu pedido. Si el equipo lo detiene, se te reembolsan las victorias que no se lograron.',
  'question.fourth': '¿Puedo jugar ARAM o partidas normales mientras tanto?',
  'answer.fourth':
    'No afectan a la cuenta, pero no puede haber dos dispositivos con la sesión iniciada a la vez. Pausa el pedido antes de jugar, para que no se corte ninguna clasificatoria, y reanúdalo cuando termines.',
  'question.fifth': '¿Arriesgo mi cuenta por unas pocas victorias?',
  'answer.fifth':
    'Sí. Riot Games no traza ninguna línea pública entre una partida boosteada y cincuenta, y con cualquiera de las dos puede llegar una suspensión o un baneo. En dúo no das tus datos de acceso, pero sigue incumpliendo las condiciones. Lo confirmas al pagar.',
} as const satisfies ServiceWords
