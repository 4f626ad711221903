import type { TranslationOf } from '../../translate.ts'
import type rights from '../en/rights.ts'

export default {
  similar: 'Cherchais-tu l’une de ces pages ?',
  needed: 'Cette page exige le droit « {right} », que ton compte n’a pas.',
  askAdmin: 'Si tu en as besoin, demande-le à un administrateur.',
  toDashboard: 'Aller au tableau de bord',

  'name.Booster': '{names.booster}',
  'name.EditOrders': '{names.orders}',
  'name.EditStore': 'Boutique',
  'name.EditUsers': '{names.users}',
  'name.FullAccess': 'Accès complet',

  'name.staff': '{names.staff}',
  bannedTitle: 'Ton compte est banni',
  bannedText:
    'Tu ne peux pas l’utiliser tant que notre équipe n’a pas levé le bannissement. Tes commandes et ton solde restent tels quels.',
  bannedUntil:
    'Tu pourras l’utiliser à nouveau à partir du {time}. Tes commandes et ton solde restent tels quels.',
  bannedUntilIn: 'Le bannissement prend fin le {time} ({zone}).',
  bannedOpen: 'Le bannissement dure jusqu’à ce que notre équipe le lève.',

  contact: 'Écrire à notre équipe',

  'ban.payment_fraud': 'Un paiement de ton compte a été signalé comme frauduleux.',
  'ban.abuse': 'Quelqu’un a été insulté, menacé ou harcelé depuis ton compte.',
  'ban.outside_deal': 'Un contact ou un paiement hors de notre site a été convenu depuis ton compte.',
  'ban.false_proof': 'Des résultats ou des captures d’écran de ton compte étaient faux.',
  'ban.several_accounts': 'Ton compte est l’un de ceux qui ont servi à contourner nos règles.',
  'ban.stolen_account':
    'Quelqu’un d’autre a peut-être accès à ton compte : nous l’avons bloqué pour te protéger.',
  'ban.terms': 'Ton compte a été utilisé d’une façon que nos conditions n’autorisent pas.',
  'missing.need': 'Il te faut le droit « {right} » pour ouvrir cette page',
  'missing.have':
    'Session ouverte en tant que {name}, avec {rights}. Rien n’a été modifié. Ce droit peut être accordé par {people}.',
  'missing.haveNobody':
    'Session ouverte en tant que {name}, avec {rights}. Rien n’a été modifié. Personne ici ne peut accorder ce droit.',
  'missing.ask': 'Demander à {people}',
  'missing.asked': 'Demandé à {time}',
} satisfies TranslationOf<typeof rights, 'fr'>
