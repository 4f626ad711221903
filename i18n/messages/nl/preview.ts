import type { TranslationOf } from '../../translate.ts'
import type preview from '../en/preview.ts'

export default {
  title: 'Voorbeeld: {title}',
  notice: 'Dit is het voorbeeld van een artikel dat zo nog niet is gepubliceerd. Deel de link niet.',
  languages: 'Talen van het voorbeeld',
  goneTitle: 'Dit voorbeeld is gesloten',
  goneText: 'De link is ingetrokken of verlopen. Vraag een nieuwe aan wie hem je stuurde.',
  toBlog: 'Naar de blog',
} satisfies TranslationOf<typeof preview, 'nl'>
