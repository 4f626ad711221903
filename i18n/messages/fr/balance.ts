import type { TranslationOf } from '../../translate.ts'
import type balance from '../en/balance.ts'

export default {
  description: 'Chaque mouvement de ton solde : quand, pourquoi, combien et ce qu’il en restait.',
  ready: 'Disponible tout de suite',

  history: '{prices.view.history}',
  date: '{order.colDate}',
  what: 'Motif',
  order: '{order.colOrder}',
  amount: '{coupons.amount}',
  after: '{shell.balance}',
  kind: '{adminmails.kind}',
  month: '{booster.month}',

  'kind.paid': 'Commande payée',
  'kind.refund': '{order.stopRefund}',
  'kind.top_up': 'Rechargement',
  'kind.charged_back': '{troubles.kind.chargeback}',
  'kind.restored': '{money.entry.payment_restored}',
  'kind.correction': 'Rectification',
  'kind.gift': '{proposals.kind.give_balance}',
  'kind.moved': 'De ton compte invité',
  'kind.returned': 'Rechargement remboursé',
  'kind.held': 'Retenu par la banque',
  'kind.debt': 'Dette réglée',
  'kind.tip': '{earnings.tip}',
  'kind.cashback': '{notifications.cashback_given.title}',
  cashbackOf: '{percent} de cette commande',
  cashbackTaken: 'Remboursée ou reprise',
  'level.base': 'Camp de base',
  'level.ridge': 'Arête',
  'level.summit': 'Sommet',
  'level.rate': '{percent} de retour',
  'level.none': 'Pas encore de cashback',
  'level.text':
    'Tu le reçois sur ton solde pour chaque commande terminée. Compte ce que tu as payé pour tes commandes terminées : {turnover}.',
  'level.next': 'Encore {amount} jusqu’au niveau {level} : {percent} de retour',
  'level.highest': 'Tu as atteint le niveau le plus haut.',

  moneyIn: 'Entrées',
  moneyOut: 'Sorties',
  sums: 'Entrées {in}, sorties {out}, différence {difference}',
  monthSums: 'Entrées {in}, sorties {out}',

  line: 'Solde après chaque mouvement',
  balanceAfter: 'Solde après : {balance}',

  topUp: 'Recharger le solde',
  topUpText: 'Disponible tout de suite par carte, pour payer n’importe quelle commande.',
  topUpOther: 'Autre montant',
  topUpOwn: 'Montant en euros',
  topUpBounds: 'De {least} à {most}',
  topUpWrong: 'Saisis un montant de {least} à {most}.',
  topUpNow: 'Solde actuel',
  topUpAfter: 'Solde après',
  topUpButton: 'Recharger {amount}',

  waiting: 'Rechargement de {amount}, pas encore payé',
  waitingGo: '{order.pay}',
  waitingCancel: 'Annuler le rechargement',
  waitingGone: 'Le rechargement est annulé. Rien n’a été débité.',
  refund: 'Rembourser sur la carte',
  refundTitle: 'Rembourser {amount} sur ta carte ?',
  refundText:
    'C’est ce que tu n’as pas dépensé de ce rechargement. Le montant quitte ton solde maintenant ; c’est possible une fois par rechargement.',
  refundWhen: '{order.refundBankText}',
  refundButton: '{order.tip.refundButton}',
  refundDone: '{amount} sont en route vers ta carte.',

  debt: 'Tu nous dois {amount}',
  debtText:
    'Une banque a remboursé un paiement au titulaire de la carte alors qu’il était dépensé. Ce que tu recharges ou reçois sert d’abord à régler cette somme. Si c’est une erreur, <support>contacte-nous</support>.',
  empty: 'Ton solde n’a pas encore de mouvement',
  emptyText: 'Ton premier remboursement apparaîtra ici. Tu pourras payer n’importe quelle commande avec.',
} satisfies TranslationOf<typeof balance, 'fr'>
