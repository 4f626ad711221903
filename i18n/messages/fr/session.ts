import type { TranslationOf } from '../../translate.ts'
import type session from '../en/session.ts'

export default {
  stepAccepted: 'Réponse du coach',
  stepSessions: 'Séances',

  subline: '{number}, {service}',

  waitingTitle: '{coach} n’a pas encore répondu',
  waitingText:
    'Ton coach a jusqu’au {time} pour répondre. Sans réponse, la commande est annulée automatiquement et tu récupères tout.',
  waitingTextStaff:
    'Le coach a jusqu’au {time} pour répondre. Sans réponse, la commande est annulée automatiquement et le client récupère tout.',
  declinedTitle: '{coach} a refusé',
  declinedText:
    'Annule la commande pour récupérer ton argent tout de suite. Si tu ne fais rien, elle est annulée automatiquement le {time}, et le remboursement est versé sur ton moyen de paiement d’origine.',
  declinedTextStaff:
    'Le client peut annuler la commande et récupérer son argent tout de suite. S’il ne fait rien, elle est annulée automatiquement le {time}, et le remboursement est versé sur son moyen de paiement d’origine.',

  title: 'Prochaine séance',
  none: 'Pas encore de date fixée',
  noneText: 'Propose une date. L’autre personne peut l’accepter ou en proposer une autre.',
  agreed: 'Fixée',
  localZone: 'À ton heure locale, {zone}',
  youProposed: 'Tu as proposé le {time}. {name} n’a pas encore répondu.',
  theyPropose: '{name} propose le {time}.',
  keeps: 'La date fixée reste valable jusqu’à ce que la nouvelle soit acceptée.',
  overdue: 'Cette proposition a expiré. Propose une autre date.',
  accept: 'Accepter cette date',
  proposeOther: 'Proposer une autre date',
  when: '{names.dateAndTime}',
  propose: 'Proposer la date',
  proposed: 'Ta proposition a été envoyée.',
  accepted: 'La date est fixée.',
  whenMissing: 'Choisis d’abord une date et une heure.',
  whenPast: 'Cette date est passée. Choisis-en une plus tard.',
  meeting: 'Lieu de la séance',
  join: 'Rejoindre sur {place}',
  meetingOpens: 'Le lien apparaît ici le {time}.',
  meetingEnds: 'Le lien disparaît à la fin de la séance.',
  meetingNone: 'Ton coach n’a pas encore indiqué de lien de visio.',
  meetingMissing: 'Il n’y a pas encore de lien de visio. Sans lui, ton client ne peut pas te rejoindre.',
  meetingCoach: 'Ton client voit le lien à partir du {time}, jusqu’à la fin de la séance.',
  meetingSet: 'Indiquer un lien de visio',
  meetingOther: 'Utiliser un autre lien pour cette commande',

  notes: 'Notes des séances',
  held: 'Heures effectuées',
  heldOf: '{held} sur {all}',
  noteTitle: 'Séance {number}',
  noNotes:
    'Après chaque séance, les notes de ton coach s’affichent ici : ce que vous avez travaillé, et ce qu’il te reste à pratiquer.',
  noNotesCoach: 'Tes notes pour le client s’affichent ici après chaque séance.',

  recordTitle: 'Après la séance',
  recordText:
    'Écris ce que vous avez travaillé et ce qu’il faut pratiquer d’ici la prochaine fois. Le client garde tes notes. Après la dernière heure, il vérifie la commande.',
  recordHours: 'Heures effectuées',
  recordNotes: 'Notes pour le client',
  record: 'Enregistrer les notes',
  recorded: 'Tes notes ont été enregistrées.',
  notesMissing: 'Écris au moins {figures.leastNotes} caractères.',
  agreeFirst: 'Convenez d’abord d’une date.',
  notBegun: 'La séance n’a pas encore commencé.',

  finishTitle: 'Toutes les heures sont effectuées',
  finishText: 'Complète ce qui manquait, puis envoie la commande à nouveau.',
  finish: 'Envoyer à nouveau',

  checkTitle: 'Selon ton coach, toutes les heures sont effectuées',
  checkText:
    'Lis les notes ci-dessous. Si tu ne fais rien, les heures sont confirmées automatiquement le {time}.',

  completedTitle: 'Coaching terminé',
  completedText: 'La commande est terminée. Tu peux toujours lire les notes ici.',

  wishes: 'Objectifs de la séance',
  coach: 'Coach',

  dropText:
    'Les heures effectuées te sont payées. Tu ne pourras plus accepter cette commande, et le reste est remboursé au client.',

  stopEarned: 'Total des heures effectuées',
  stopHow: '{order.stopHow}',
} satisfies TranslationOf<typeof session, 'fr'>
