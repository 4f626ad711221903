import type { TranslationOf } from '../../translate.ts'
import type yourdata from '../en/yourdata.ts'

export default {
  download: 'Télécharger mes données',
  downloadAbout:
    'Commandes, parties, messages, paiements et profil, en JSON et en CSV. Le fichier est prêt en quelques minutes et reste disponible pendant {figures.dataExport}.',

  prepare: 'Préparer le téléchargement',
  preparing:
    'Nous préparons tes données et t’enverrons un e-mail quand elles seront prêtes. Tu peux quitter cette page.',
  ready: 'Prêt depuis {time}. Tu peux le télécharger jusqu’au {until}.',
  save: 'Télécharger le ZIP',

  deleteAccount: 'Supprimer le compte',
  deleteAbout:
    'Nous supprimons ton nom, ton adresse e-mail, tes messages, tes images et tes connexions. Les factures sont conservées aussi longtemps que la loi l’exige, sans ton nom.',

  blockedOrders: 'Pas encore possible : {orders} doit d’abord être terminé ou annulé.',
  blockedDebt: 'Pas encore possible : tu nous dois {amount}. Un rechargement de ton solde les règle.',
  blockedMoney: 'Pas encore possible : nous te devons encore {amount}.',
  blockedStaff:
    'Pas encore possible : ton compte a des droits d’équipe. Un membre de l’équipe peut les retirer.',
  openOrders: 'Voir les commandes',
  askSupport: 'Contacter l’assistance',

  deleteTitle: 'Supprimer ton compte ?',
  deleteLead: 'C’est irréversible et immédiat, sur tous tes appareils.',
  gonePerson: 'Ton nom, ton adresse e-mail et toutes tes façons de te connecter sont supprimés.',
  goneWords: 'Tes messages, avis, candidatures, images et notifications sont supprimés.',
  goneGiven: 'Les {amount} de ton solde que nous t’avons offerts sont perdus.',
  keptBooks:
    'Les factures et l’historique de tes commandes sont conservés aussi longtemps que la loi l’exige, sans ton nom.',

  confirmLabel: 'Saisis {email} pour confirmer',
  confirm: 'Supprimer définitivement',
  keep: 'Garder le compte',

  goodbyeTitle: 'Au revoir, et merci',
  goodbyeText: 'Ton compte n’existe plus. Nous t’avons envoyé un dernier e-mail pour te le confirmer.',
} satisfies TranslationOf<typeof yourdata, 'fr'>
