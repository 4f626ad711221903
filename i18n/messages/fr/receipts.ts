import type { TranslationOf } from '../../translate.ts'
import type receipts from '../en/receipts.ts'

export default {
  'title.R': 'Reçu',
  'title.C': 'Avoir',
  demo: 'Démo : cette société n’existe pas et aucun argent n’a circulé.',
  from: 'Émis par',
  to: 'Émis pour',
  erased: 'Compte supprimé',
  number: 'Numéro',
  what: '{balance.what}',
  amount: '{coupons.amount}',
  page: 'Page {page} sur {pages}',
  'subject.change': 'Modification de ta commande',
  'subject.tip': 'Pourboire pour ton booster',
  'subject.prepaid': 'Recharge du solde',
  net: 'Montant HT',
  tax: 'TVA {percent}',
  'money.R.card': 'Payé par carte',
  'money.R.balance': 'Payé avec ton solde',
  'money.C.card': 'Rendu sur ton moyen de paiement',
  'money.C.balance': 'Rendu sur ton solde',
  corrects: 'Cet avoir corrige le reçu {number}.',
  'untaxed.prepaid': 'Ton solde est un paiement d’avance : la TVA est due quand tu paies une commande avec.',
  'untaxed.tip': 'Le pourboire revient en entier au booster et ne comprend pas de TVA.',
  'save.R': 'Reçu {number}',
  'save.C': 'Avoir {number}',
} as const satisfies TranslationOf<typeof receipts, 'fr'>
