import type { TranslationOf } from '../../translate.ts'
import type troubles from '../en/troubles.ts'

export default {
  lead: 'Ce qui a mal tourné avec les paiements, remboursements et rétrofacturations, et ce que tu peux faire.',
  booksRight: 'La dernière vérification des comptes n’a trouvé aucune erreur',
  booksWrong: {
    one: 'La dernière vérification des comptes a trouvé {count} erreur',
    many: 'La dernière vérification des comptes a trouvé {count} erreurs',
    other: 'La dernière vérification des comptes a trouvé {count} erreurs',
  },
  booksUnchecked: 'Les comptes n’ont pas encore été vérifiés',
  checkedAt: 'Vérifié : {time}. Le serveur vérifie toutes les heures.',
  kind: '{names.kind}',
  'kind.event': 'Mis de côté',
  'kind.refund': 'Remboursement échoué',
  'kind.chargeback': '{names.chargeback}',
  'state.open': 'À régler',
  'state.settled': 'Réglé',
  count: {
    one: '{count} entrée, {open} à traiter',
    many: '{count} entrées, {open} à traiter',
    other: '{count} entrées, {open} à traiter',
  },
  what: 'Ce qui s’est passé',
  'title.unknown_payment': 'Paiement inconnu',
  'title.unknown_refund': 'Remboursement que nous n’avons pas lancé',
  'title.other_order': 'Paiement d’une autre commande',
  'title.other_ref': 'Paiement avec une autre référence',
  'title.other_currency': 'Paiement dans une autre devise',
  'title.other_amount': 'Paiement d’un autre montant',
  'title.other': 'Message qui ne correspond pas à nos données',
  'text.unknown_payment':
    '{provider} signale {reported} pour un paiement que nous ne connaissons pas. Rien n’a été comptabilisé. Vérifie chez le prestataire et rends l’argent là-bas s’il n’est pas à nous.',
  'text.unknown_refund':
    '{provider} signale un remboursement que la boutique n’a pas envoyé, par exemple fait sur le site du prestataire. Rien n’a été comptabilisé.',
  'text.other_order':
    '{provider} signale {reported} pour une commande à laquelle ce paiement n’appartient pas. Rien n’a été comptabilisé.',
  'text.other_ref':
    '{provider} signale {reported} sous une référence qui n’est pas celle de ce paiement. Rien n’a été comptabilisé.',
  'text.other_currency':
    '{provider} signale {reported} en {currency} ; nous avions demandé {expected}. Rien n’a été comptabilisé.',
  'text.other_amount':
    '{provider} signale {reported} ; nous avions demandé {expected}. Rien n’a été comptabilisé.',
  'text.other': '{provider} signale {reported}. Rien n’a été comptabilisé.',
  'title.refund': 'Remboursement impossible à remettre',
  'text.refund': 'Le prestataire n’a pas pu le remettre. Il attend d’être crédité sur le solde du client.',
  'text.credited':
    'Le prestataire n’a pas pu le remettre, l’argent est donc sur le solde du client. Il n’y a plus rien à faire.',
  'text.erased':
    'Le prestataire n’a pas pu le remettre, et le compte du client n’existe plus. Dans les comptes, l’argent reste le sien et ne devient jamais une recette de la boutique.',
  'text.split':
    'La banque en avait déjà rendu {amount} : seul le reste est sur le solde du client. Il n’y a plus rien à faire.',
  credited: 'Crédité',
  'chargeback.open': 'La banque décide',
  'chargeback.won': 'Décidé pour nous',
  'chargeback.lost': 'Décidé contre nous',
  'text.evidence': 'La commande est gelée. Envoie tes justificatifs au prestataire avant le {time}.',
  'text.disputed': 'La commande est gelée. Envoie tes justificatifs au prestataire.',
  'text.won': 'La banque nous a donné raison. La commande n’est plus gelée.',
  'text.lost': 'La banque a rendu l’argent au titulaire de la carte. La boutique y a perdu {loss}.',
  settle: 'Marquer comme réglé',
  settleTitle: 'Marquer ce message comme réglé ?',
  settleText:
    'Fais-le après l’avoir réglé chez le prestataire. Rien n’est comptabilisé ; ta raison est enregistrée.',
  settleReason: 'Ce que tu as fait',
  settled: 'Le message est réglé.',
  none: 'Rien à vérifier',
  noneText:
    'Les paiements qui ne correspondent pas à nos données, les remboursements échoués et les rétrofacturations apparaissent ici.',
  bookings: 'Comptabilité',
  bookingsText:
    'Chaque écriture du grand livre : date, compte, contrepartie, montant, taux de TVA, reçu et commande. Les jours sont comptés dans le fuseau horaire {zone}.',
  from: 'Premier jour',
  to: 'Dernier jour',
  period: 'Choisis au plus {days} jours, le premier avant le dernier.',
} satisfies TranslationOf<typeof troubles, 'fr'>
