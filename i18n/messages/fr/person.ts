import type { TranslationOf } from '../../translate.ts'
import type person from '../en/person.ts'

export default {
  previous: 'Utilisateur précédent',
  next: 'Utilisateur suivant',
  copyLink: 'Copier le lien',
  copied: 'Lien copié',
  position: '{at} sur {total}',

  online: 'En ligne',
  seen: 'Vu le {time}',
  notLately: 'Pas vu récemment',
  joined: 'Inscrit le {date}, {language}',

  spent: 'Dépensé',
  refunds: 'Remboursés',
  disputes: 'Signalements',

  of: '{part} sur {all}',

  sections: 'Rubriques',
  'section.balance': '{names.balance}',
  'section.orders': '{names.orders}',
  'section.payments': 'Paiements',
  'section.work': 'Travail',
  'section.earnings': 'Gains',
  'section.signals': 'Signaux',
  'section.chats': 'Échanges',
  'section.mails': 'E-mails',
  'section.access': 'Droits',
  'section.devices': 'Appareils',
  'section.bans': 'Sanctions',
  'section.notes': 'Notes internes',

  all: 'Tout afficher ({count})',
  page: 'Page {page} sur {pages}',

  debt: 'Nous doit {amount}',
  waits: 'Une deuxième personne doit approuver',
  noEntries: 'Le solde n’a jamais changé.',

  matches: 'Conforme au grand livre',
  differs: 'Pas conforme au grand livre. Compare les écritures avant de corriger quoi que ce soit.',

  'lot.payment': 'Versé : {amount}',
  'lot.earned': 'Gagné : {amount}',
  'lot.correction': 'Rectifications : {amount}',
  'lot.cashback': '{names.cashback} : {amount}',
  'lot.gift': 'Cadeaux : {amount}',
  'lot.prize': 'Lots : {amount}',

  side: 'Quelles commandes',
  'side.customer': 'Passées',
  'side.booster': 'Jouées',
  noBooster: 'Pas encore de booster',
  noOrders: 'Pas encore de commande',

  payments: 'Paiements',
  'paid.order': '{names.order}',
  'paid.change': 'Modification d’une commande',
  'paid.tip': '{names.tip}',
  'paid.top_up': 'Recharge',
  'payment.open': 'Pas encore payé',
  'payment.captured': 'Payé',
  'payment.failed': 'Échoué',
  'payment.expired': 'Expiré',
  'payment.refunded': 'Remboursé',
  'bank.open': 'La banque demande',
  'bank.won': 'Banque : pour nous',
  'bank.lost': 'Rétrofacturé',
  noPayments: 'Pas encore de paiement',

  work: 'Travail de booster',
  toRoster: 'Modifier dans Boosters',
  services: '{names.services}',
  onTime: 'Terminées à temps',
  latest: 'Plus grand retard',
  days: { one: '{count} jour de retard', other: '{count} jours de retard' },
  disputed: 'Commandes signalées',
  rating: 'Note',
  ratingOf: { one: '{average} sur {count} avis', other: '{average} sur {count} avis' },
  reviews: 'Derniers avis',
  stars: { one: '{count} étoile', other: '{count} étoiles' },
  hidden: 'Masqué',

  payout: 'Versement {number}',

  signals: 'En commun avec d’autres de ses commandes',
  signalsText: 'Ce sont des faits, pas des preuves. Regarde les commandes avant de décider quoi que ce soit.',
  noSignals:
    'Ni boîte mail, ni compte de versement, ni adresse de reçu, ni compte de jeu, ni image en commun avec l’autre personne d’une commande.',
  'signal.mailbox': 'Même boîte mail',
  'signal.payout_account': 'Même compte de versement',
  'signal.billing_address': 'Même adresse sur les reçus',
  'signal.in_game_name': 'Même compte de jeu',
  'signal.picture': 'Même image envoyée',

  chats: 'Échanges avec le support',
  'channel.chat': '{names.chat}',
  'channel.contact': 'Formulaire',
  'talk.waiting': 'Nous attend',
  'talk.answered': 'Répondu',
  'talk.closed': 'Terminé',
  noChats: 'Pas encore d’échange',

  toMails: 'Tous les e-mails',
  noMails: 'Aucun e-mail encore conservé',

  devices: 'Appareils',
  device: '{browser} sur {system}',
  unknownDevice: 'Appareil inconnu',
  noDeviceBanned: 'Le bannissement exclut tous les appareils. Les pages ouvertes n’affichent que la raison.',
  signOut: 'Déconnecter',
  signOutOf: 'Déconnecter {device}',
  signOutTitle: 'Déconnecter {name} d’un appareil ?',
  signOutText:
    '{device} est déconnecté tout de suite ; il est possible de s’y reconnecter ensuite. Un e-mail est envoyé.',
  signedOut: 'L’appareil est déconnecté',

  bans: 'Historique des bannissements',
  'deed.ban': 'Banni',
  'deed.lift': 'Bannissement levé',
  noBans: 'Jamais banni',

  notesFor: 'Seule l’équipe les voit',
  noNotes: 'Pas encore de note',
  newNote: 'Écrire une note',
  addNote: 'Ajouter la note',
  noteAdded: 'Note ajoutée',

  write: 'Écrire',
  writeTitle: 'Écrire à {name}',
  message: 'Ton message',
  writeHint: 'Il apparaît dans le chat avec le support. S’il n’est pas lu, il arrive aussi par e-mail.',
  writeFirst: '{disputes.missing.text}',
  send: 'Envoyer le message',
  dontSend: 'Ne pas envoyer',
  written: 'Message envoyé',

  chooseReason: 'Choisis une raison',
  banReasonFirst: '{order.silence.causeMissing}',
  'banOrders.cancel': {
    one: '{count} commande passée : coche-la pour l’annuler et la rembourser',
    other: '{count} commandes passées : coche celles à annuler et à rembourser',
  },
  'banOrders.release': {
    one: '{count} commande en cours de jeu : coche-la pour la libérer pour un autre booster',
    other: '{count} commandes en cours de jeu : coche celles à libérer pour un autre booster',
  },
  checkAll: 'Tout cocher ou décocher',
  notNow: 'Pas possible dans cet état.',
  banOrdersReason: 'Raison pour ces commandes, que l’autre personne lit',
  'banEffect.cancel': {
    one: '{count} commande est annulée. Ce qui n’a pas été joué est remboursé par le même moyen de paiement.',
    other:
      '{count} commandes sont annulées. Ce qui n’a pas été joué est remboursé par le même moyen de paiement.',
  },
  'banEffect.release': {
    one: '{count} commande revient dans la liste. Ce qui a été joué est payé.',
    other: '{count} commandes reviennent dans la liste. Ce qui a été joué est payé.',
  },

  'ban.waiting.cancel': 'est en cours d’annulation',
  'ban.waiting.release': 'est en cours de libération',
  'ban.done.cancel': 'a été annulée et remboursée',
  'ban.done.release': 'a été libérée pour un autre booster',
  'ban.refused.cancel': 'n’a pas été annulée.',
  'ban.refused.release': 'n’a pas été libérée.',

  unbanTitle: 'Lever le bannissement de {name} ?',
  unbanText: 'Le compte est de nouveau utilisable tout de suite, et un e-mail part.',
  unbanOrders:
    'Les commandes que le bannissement n’a pas encore annulées ou libérées restent comme elles sont.',
  unbanReason: 'Raison, que seule l’équipe lit',
} satisfies TranslationOf<typeof person, 'fr'>
