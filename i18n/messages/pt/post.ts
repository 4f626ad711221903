import type { TranslationOf } from '../../translate.ts'
import type post from '../en/post.ts'

export default {
  updated: 'Atualizado: {date}',
  contents: 'Nesta página',
  parts: { one: '{count} parte, {minutes}', other: '{count} partes, {minutes}' },
  minutesLeft: { one: 'falta {count} min', other: 'faltam {count} min' },
  alsoIn: 'Também em',
  terms: 'Termos deste artigo',
  copyLink: 'Copiar link',
  copied: 'Link copiado.',
  notCopied: 'Não conseguimos copiar o link. Copia-o da barra de endereço.',
  report: 'Comunicar um erro',
  reportSubject: 'Um erro em «{title}»',
  readOn: 'Continua a ler',
  climb: 'A tua subida, em jogos',
  start: '{names.start}',
  target: '{names.target}',
  'gain.LP': 'Ganho de LP por vitória',
  'gain.RR': 'Ganho de RR por vitória',
  'gain.marks': 'Ganho de marcas por vitória',
  games: { one: 'jogo', other: 'jogos' },
  days: { one: 'dia', other: 'dias' },
  price: 'com um booster',
  span: '{from} a {to}',
  pricesOf: 'Preços: {date}',
  openCalculator: 'Abrir calculadora',
  noClimb: 'Escolhe um objetivo acima do início.',
  divisions: 'Jogos por divisão em {game}, por rank',
  axis: { one: '{count} jogo', other: '{count} jogos' },
  divisionsNote:
    'A estimativa das nossas calculadoras para um booster com ganho normal, derrotas incluídas. A partir de {tier}: por {points}.',
} satisfies TranslationOf<typeof post, 'pt'>
