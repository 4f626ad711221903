import type { TranslationOf } from '../../translate.ts'
import type legal from '../en/legal.ts'

export default {
  version: 'Versão {version}, em vigor desde {date}',
  pages: 'Páginas legais',
  contents: 'Nesta página',
  print: 'Imprimir',
  demo: 'Esta loja é uma demo: a empresa e os seus dados são inventados.',
  hours: 'todos os dias das {from} às {to} ({zone})',
  inLanguage: 'em {language}',
  necessary: 'Necessários',
  optional: 'Google Analytics, só com o teu consentimento',
  colPlace: 'Guardado em',
  colPurpose: 'Finalidade',
  colLasts: 'Duração',
  'place.cookie': 'Cookie',
  'place.localStorage': 'Armazenamento local',
  'place.sessionStorage': 'Armazenamento da sessão',
  example:
    'Alguém pede «{climb}» ({server}) por {total}, com dois extras: {addons}. Pede que o terminem quando o booster chega a {rank} com {points}.',
  colPart: 'Parte',
  colAmount: '{names.amount}',
} as const satisfies TranslationOf<typeof legal, 'pt'>
