import type { TranslationOf } from '../../translate.ts'
import type preview from '../en/preview.ts'

export default {
  title: 'Vorschau: {title}',
  notice:
    'Das ist die Vorschau eines Beitrags, der so noch nicht veröffentlicht ist. Gib den Link nicht weiter.',
  languages: 'Sprachen der Vorschau',
  goneTitle: 'Diese Vorschau ist geschlossen',
  goneText: 'Der Link wurde widerrufen oder ist abgelaufen. Bitte um einen neuen, wo du ihn bekommen hast.',
  toBlog: 'Zum Blog',
} satisfies TranslationOf<typeof preview, 'de'>
