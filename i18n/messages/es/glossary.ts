import type { TranslationOf } from '../../translate.ts'
import type glossary from '../en/glossary.ts'

export default {
  metaTitle: 'Glosario: rango, LP, MMR y las palabras del boosting',
  description:
    'Qué significan LP, RR, MMR, decay, victoria neta y partidas de posicionamiento en League of Legends, TFT, Valorant y Wild Rift, en pocas frases.',
  lead: 'Las palabras de cuatro clasificatorias y de esta tienda, cada una en dos o tres frases.',
  search: {
    one: 'Busca en {count} término, como «victoria neta»',
    other: 'Busca en {count} términos, como «victoria neta»',
  },
  onlyOurs: 'Solo palabras de esta tienda',
  ours: 'Una palabra de esta tienda',
  byGame: 'Términos por juego',
  letters: 'Letras',
  allGames: '{names.allGames}',
  found: { one: '{count} término encontrado', other: '{count} términos encontrados' },
  see: 'Ver: {term}',
  'from.elo-boost': 'Desde {price} por división, <calculator>ver la calculadora</calculator>',
  'from.duo-boost': 'Desde {price} por división, <calculator>ver la calculadora</calculator>',
  'from.placement-boost': 'Desde {price} por partida, <calculator>ver la calculadora</calculator>',
  'from.win-boost': 'Desde {price} por victoria neta, <calculator>ver la calculadora</calculator>',
  noneTitle: 'Ningún término coincide con «{query}»',
  nearest: '¿Buscabas alguno de estos?',
  noneOfThese: 'Con estos filtros no queda ningún término.',
  showAll: 'Mostrar todos los términos',
  missing: '¿Falta un término o hay alguno mal? <contact>Escríbenos</contact> y lo añadiremos con su fuente.',
} as const satisfies TranslationOf<typeof glossary, 'es'>
