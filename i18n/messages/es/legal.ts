import type { TranslationOf } from '../../translate.ts'
import type legal from '../en/legal.ts'

export default {
  version: 'Versión {version}, en vigor desde el {date}',
  pages: 'Páginas legales',
  contents: 'En esta página',
  print: 'Imprimir',
  demo: 'Esta tienda es una demo: la empresa y sus datos son inventados.',
  hours: 'todos los días de {from} a {to} ({zone})',
  inLanguage: 'en {language}',
  necessary: 'Necesarias',
  optional: 'Google Analytics, solo con tu consentimiento',
  colPlace: 'Se guarda en',
  colPurpose: 'Finalidad',
  colLasts: 'Duración',
  'place.cookie': 'Cookie',
  'place.localStorage': 'Almacenamiento local',
  'place.sessionStorage': 'Almacenamiento de sesión',
  example:
    'Alguien hace el pedido «{climb}» ({server}) por {total}, con dos extras: {addons}. Pide terminarlo cuando su booster ha llegado a {rank} con {points}.',
  colPart: 'Parte',
  colAmount: '{names.amount}',
} as const satisfies TranslationOf<typeof legal, 'es'>
