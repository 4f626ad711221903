import type { TranslationOf } from '../../translate.ts'
import type soon from '../en/soon.ts'

export default {
  lead: '{site} proposera des boosts et du coaching pour League of Legends, Teamfight Tactics, Valorant et Wild Rift. Nous préparons encore tout.',
  mailTitle: 'Un e-mail à l’ouverture',
  mailText: 'Nous t’écrivons une seule fois, le jour de l’ouverture, puis nous supprimons ton adresse.',
  send: 'Me prévenir',
  sentTitle: 'Regarde ta boîte de réception',
  sentText:
    'Nous avons envoyé un lien à {email}. Ouvre-le et confirme ton adresse. D’ici là, nous n’envoyons rien.',
  confirmTitle: 'Un e-mail à l’ouverture de {site} ?',
  mailed:
    'Nous écrivons une seule fois à {email}, à l’ouverture de la boutique, puis nous supprimons l’adresse.',
  confirm: 'Confirmer l’adresse',
  listTitle: 'Ton adresse est sur la liste',
  remove: 'Supprimer mon adresse',
  removedTitle: 'Ton adresse est supprimée',
  removedText: 'Tu ne recevras aucun e-mail de notre part.',
  openTitle: 'La boutique est ouverte',
  openText: 'Elle a ouvert entre-temps. Il n’y a plus rien à confirmer.',
  enter: 'Aller à la boutique',
  overTitle: 'Ce lien ne sert plus',
  overText: 'L’adresse a été supprimée ou n’a pas été confirmée à temps. Tu peux la laisser à nouveau.',
  trialText:
    'Seule l’équipe la voit. Chaque commande est une commande test : personne ne paie, et l’ouverture la supprime.',
  workText:
    'Chaque commande ici est une commande test : aucun argent ne circule, et l’ouverture la supprime.',
} satisfies TranslationOf<typeof soon, 'fr'>
