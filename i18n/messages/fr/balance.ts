import type { TranslationOf } from '../../translate.ts'
import type balance from '../en/balance.ts'

export default {
  description: 'Chaque mouvement de ton solde : quand, pourquoi, combien et ce qu’il en restait.',
  ready: 'Disponible tout de suite',

  history: '{names.history}',
  date: '{names.date}',
  what: 'Motif',
  order: '{names.order}',
  amount: '{names.amount}',
  after: '{names.balance}',
  kind: '{names.kind}',
  month: '{names.month}',

  'kind.paid': 'Commande payée',
  'kind.refund': '{names.refund}',
  'kind.top_up': 'Rechargement',
  'kind.charged_back': '{names.chargeback}',
  'kind.restored': 'Rétrofacturation annulée',
  'kind.correction': '{names.correction}',
  'kind.gift': '{names.gift}',
  'kind.prize': 'Lot d’un tirage',
  'kind.moved': 'De ton compte invité',
  'kind.returned': 'Rechargement remboursé',
  'kind.held': 'Retenu par la banque',
  'kind.debt': 'Dette réglée',
  'kind.tip': '{names.tip}',
  'kind.cashback': '{names.cashback}',
  cashbackOf: '{percent} de cette commande',
  cashbackTaken: 'Repris : commande remboursée ou rouverte',
  'level.base': '{names.levelOne}',
  'level.ridge': '{names.levelTwo}',
  'level.summit': '{names.levelThree}',
  'level.rate': '{percent} de retour',
  'level.none': 'Pas encore de cashback',
  'level.text':
    'Tu le reçois sur ton solde pour chaque commande terminée. Jusqu’ici, tu as payé {turnover} pour des commandes terminées.',
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
  topUpOwn: '{names.amountInEuros}',
  topUpBounds: 'De {least} à {most}',
  topUpWrong: 'Saisis un montant de {least} à {most}.',
  topUpNow: 'Solde actuel',
  topUpAfter: 'Solde après',
  topUpButton: 'Recharger {amount}',

  waiting: 'Rechargement de {amount}, pas encore payé',
  waitingGo: 'Payer maintenant',
  waitingCancel: 'Annuler le rechargement',
  waitingGone: 'Le rechargement est annulé. Rien n’a été débité.',
  refund: 'Rembourser sur la carte',
  refundTitle: 'Rembourser {amount} sur ta carte ?',
  refundText:
    'C’est ce que tu n’as pas dépensé de ce rechargement. Le montant quitte ton solde maintenant ; c’est possible une fois par rechargement.',
  refundWhen: '{order.refundBankText}',
  refundButton: 'Rembourser {amount}',
  refundDone: '{amount} sont en route vers ta carte.',

  debt: 'Tu nous dois {amount}',
  debtText:
    'Une banque a remboursé un paiement au titulaire de la carte alors qu’il était dépensé. Ce que tu recharges ou reçois sert d’abord à régler cette somme. Si c’est une erreur, <support>contacte-nous</support>.',
  empty: 'Ton solde n’a pas encore de mouvement',
  emptyText:
    'Tes recharges, tes remboursements et ton cashback apparaîtront ici. Tu pourras payer n’importe quelle commande avec.',
} satisfies TranslationOf<typeof balance, 'fr'>
