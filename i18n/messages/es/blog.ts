import type { TranslationOf } from '../../translate.ts'
import type blog from '../en/blog.ts'

export default {
  metaTitle: 'Blog: clasificatorias, números y guías',
  metaTitlePage: 'Blog, página {page}',
  description:
    'Cómo funcionan los puntos, cuánto cuesta una división y qué riesgos tiene el boosting en League of Legends, TFT, Valorant y Wild Rift.',
  lead: 'Cómo cuentan las clasificatorias, qué significan los números y cómo subir. Corregido donde nos equivocamos.',
  search: 'Buscar artículos',
  feed: 'Canal RSS',
  topic: 'Tema',
  shown: '{from} a {to} de {total}',
  none: 'Aún no hay artículos sobre esto',
  noneText: 'Prueba con otro juego, tema o palabra.',
  empty: 'Aún no hay artículos',
  emptyText: 'Aquí aparecerán los artículos nuevos.',
} satisfies TranslationOf<typeof blog, 'es'>
