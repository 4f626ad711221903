import type { TranslationOf } from '../../translate.ts'
import type tracking from '../en/tracking.ts'

export default {
  description: 'La progression d’une commande, partagée par son client.',
  title: 'Partager ta progression',
  text: 'Tes amis peuvent suivre cette commande grâce à un lien : rang, parties et dates. Ils ne voient ni noms, ni identifiants, ni prix.',
  shared:
    'Toute personne qui a ce lien peut suivre la commande. Il fonctionne jusqu’à {figures.tracking} après la fin de la commande.',
  link: 'Lien vers ta progression',
  create: 'Créer un lien',
  stop: 'Ne plus partager',
  stopped: 'Le lien ne fonctionne plus.',
  lead: 'Quelqu’un a partagé avec toi la progression de sa commande. Noms, identifiants et prix restent privés.',
  own: 'Voir les boosts {game}',
  goneTitle: 'Ce lien ne sert plus',
  goneText: 'Le partage a été arrêté, ou la commande est terminée depuis un moment.',
} satisfies TranslationOf<typeof tracking, 'fr'>
