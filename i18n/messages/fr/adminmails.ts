import type { TranslationOf } from '../../translate.ts'
import type adminmails from '../en/adminmails.ts'

export default {
  description: 'Tous les e-mails que la boutique a rédigés, et s’ils ont été envoyés.',
  kept: 'Aucun serveur de messagerie n’est configuré : les e-mails restent ici au lieu d’être envoyés. Leurs liens fonctionnent. Renseigne SMTP_URL pour les envoyer.',
  sends:
    'Les e-mails partent par le serveur de messagerie. Les liens que seul leur destinataire peut ouvrir sont masqués ici.',
  none: 'Pas encore d’e-mails',
  noneText: 'Chaque e-mail apparaît ici dès que la boutique l’a rédigé.',
  colRecipient: 'Destinataire',
  colSubject: 'Objet',
  colStatus: '{names.status}',
  colWritten: 'Rédigé',
  search: 'Chercher un destinataire',
  kind: '{names.kind}',
  'state.kept': 'Conservé',
  'state.sent': 'Envoyé',
  'state.waiting': 'En attente',
  'state.retrying': 'Nouvel essai',
  'state.failed': 'Échec',
  nextAttempt: 'Prochain essai : {time}',
  attempts: { one: '{count} essai', other: '{count} essais' },
  views: 'Affichages',
  'view.desktop': 'Ordinateur',
  'view.phone': 'Téléphone',
  'view.text': 'Texte brut',
  frame: 'L’e-mail tel que son destinataire le voit',
  recorded: 'La lecture de cet e-mail est consignée, car il donne accès à un compte.',
  lastError: 'Dernière réponse du serveur de messagerie : {error}',
  sendAgain: 'Renvoyer',
} satisfies TranslationOf<typeof adminmails, 'fr'>
