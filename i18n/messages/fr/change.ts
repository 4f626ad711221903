import type { TranslationOf } from '../../translate.ts'
import type change from '../en/change.ts'

export default {
  title: 'Modifier ta commande',
  leadAsk:
    'Ton booster a {figures.changeAnswer} pour répondre. Les parties continuent entre-temps. Ce qui coûte en plus est débité dès maintenant. En cas de refus ou sans réponse, rien ne change et l’argent te revient.',
  leadNow: 'Aucun booster n’a encore ta commande : la modification prend effet tout de suite.',
  count: 'Combien au total',
  used: 'Utilisée au départ, pas facturée à nouveau',
  more: 'À payer en plus',
  less: 'Tu récupères',
  paid: 'Payé jusqu’ici',
  nothing: 'Modifie d’abord quelque chose.',
  tooHigh: 'C’est au-dessus du rang maximum de ton booster. Choisis un objectif plus bas.',
  impossible: 'La commande a déjà atteint cela, ou ce n’est pas possible. Choisis autre chose.',
  note: 'Message à ton booster',
  ask: 'Demander au booster',
} satisfies TranslationOf<typeof change, 'fr'>
