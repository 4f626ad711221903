import type { TranslationOf } from '../../translate.ts'
import type currencies from '../en/currencies.ts'

export default {
  about: '≈ {amount}, abgerechnet in EUR',
  rate: 'Ungefähr, zum Kurs vom {date}. Es gilt der Kurs deiner Bank.',
  choose: 'Zusätzlich in',
  only: 'Nur EUR',
} satisfies TranslationOf<typeof currencies, 'de'>
