import type { TranslationOf } from '../../translate.ts'
import type session from '../en/session.ts'

export default {
  stepAccepted: 'Coach d’accord',
  stepSessions: 'Séances',
  waitingTitle: 'En attente de {coach}',
  waitingText:
    'Ton coach est prévenu et peut répondre jusqu’au {time}. Sans réponse, tout ton argent te revient de lui-même.',
  declinedTitle: '{coach} ne peut pas',
  declinedText:
    'Annule la commande pour tout récupérer aussitôt. Si tu ne fais rien, l’argent revient sur ton moyen de paiement le {time}.',
  title: 'Prochaine séance',
  none: 'Pas encore de date',
  noneText: 'Propose une date. L’autre l’accepte ou en propose une autre.',
  agreed: 'Fixée',
  localZone: 'À ton heure locale, {zone}',
  youProposed: 'Tu as proposé {time}. {name} n’a pas encore répondu.',
  theyPropose: '{name} propose {time}.',
  keeps: 'La date fixée reste valable jusqu’à ce que la nouvelle soit acceptée.',
  overdue: 'Cette proposition est passée. Propose une autre date.',
  accept: 'Accepter cette date',
  proposeOther: 'Proposer une autre date',
  when: 'Date et heure',
  propose: 'Proposer',
  proposed: 'Ta proposition est envoyée.',
  accepted: 'La date est fixée.',
  whenMissing: 'Choisis d’abord une date et une heure.',
  whenPast: 'Cette date est passée.',
  held: 'Heures faites',
  heldOf: '{held} sur {all}',
  notes: 'Notes des séances',
  noNotes:
    'Après chaque séance, ton coach écrit ici ce que vous avez travaillé et ce qu’il te reste à pratiquer.',
  noNotesCoach: 'Tes notes pour le client apparaissent ici après chaque séance.',
  noteTitle: 'Séance {number}',
  recordTitle: 'Après la séance',
  recordText:
    'Écris ce que vous avez travaillé et ce qu’il faut pratiquer d’ici la prochaine fois. Le client le garde. Avec la dernière heure, la commande part à sa vérification.',
  recordHours: 'Heures faites',
  recordNotes: 'Notes pour le client',
  record: 'Enregistrer les notes',
  recorded: 'Les notes sont enregistrées.',
  notesMissing: 'Écris au moins 20 caractères.',
  agreeFirst: 'Convenez d’abord d’une date.',
  notBegun: 'La séance n’a pas encore commencé.',
  finishTitle: 'Toutes les heures sont faites',
  finishText: 'Remets la commande une fois réglé ce qui manquait.',
  finish: 'Remettre',
  checkTitle: 'Ton coach dit : toutes les heures sont faites',
  checkText:
    'Lis les notes ci-dessous. Si tout va bien, clôture la commande ; sinon elle se clôture d’elle-même le {time}.',
  completedTitle: 'Coaching terminé',
  completedText: 'La commande est close. Les notes restent ici pour toi.',
  wishes: 'Souhaits pour la séance',
  coach: 'Coach',
  dropText:
    'Les heures que tu as faites comptent. Tu ne pourras plus prendre cette commande, et le client récupère le reste.',
} satisfies TranslationOf<typeof session, 'fr'>
