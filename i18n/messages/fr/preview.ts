import type { TranslationOf } from '../../translate.ts'
import type preview from '../en/preview.ts'

export default {
  title: 'Aperçu : {title}',
  notice: 'Voici l’aperçu d’un article qui n’est pas publié sous cette forme. Ne partage pas le lien.',
  languages: 'Langues de l’aperçu',
  goneTitle: 'Cet aperçu est fermé',
  goneText: 'Le lien a été révoqué ou a expiré. Demandes-en un nouveau à la personne qui te l’a envoyé.',
  toBlog: 'Aller au blog',
} satisfies TranslationOf<typeof preview, 'fr'>
