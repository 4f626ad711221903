import type { TranslationOf } from '../../translate.ts'
import type post from '../en/post.ts'

export default {
  updated: 'Actualizado: {date}',
  contents: 'En esta página',
  parts: { one: '{count} apartado, {minutes}', other: '{count} apartados, {minutes}' },
  minutesLeft: { one: 'queda {count} min', other: 'quedan {count} min' },
  alsoIn: 'También en',
  terms: 'Términos de este artículo',
  copyLink: 'Copiar enlace',
  copied: 'Enlace copiado.',
  notCopied: 'No pudimos copiar el enlace. Cópialo de la barra de direcciones.',
  report: 'Avisar de un error',
  reportSubject: 'Un error en «{title}»',
  readOn: 'Sigue leyendo',
  climb: 'Tu escalada, en partidas',
  start: '{names.start}',
  target: '{names.target}',
  'gain.LP': 'Ganancia de LP por victoria',
  'gain.RR': 'Ganancia de RR por victoria',
  'gain.marks': 'Ganancia de marcas por victoria',
  games: { one: 'partida', other: 'partidas' },
  days: { one: 'día', other: 'días' },
  price: 'con un booster',
  span: '{from} a {to}',
  pricesOf: 'Precios del {date}',
  openCalculator: 'Abrir calculadora',
  noClimb: 'Elige un objetivo por encima del inicio.',
  divisions: 'Partidas por división en {game}, por rango',
  axis: { one: '{count} partida', other: '{count} partidas' },
  divisionsNote:
    'La estimación de nuestras calculadoras para un booster con ganancia normal, derrotas incluidas. A partir de {tier}: por cada {points}.',
} satisfies TranslationOf<typeof post, 'es'>
