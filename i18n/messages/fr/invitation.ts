import type { TranslationOf } from '../../translate.ts'
import type invitation from '../en/invitation.ts'

export default {
  title: 'Tu es invité dans l’équipe',
  by: '{name} t’invite à travailler sur {site} avec l’adresse {email}.',
  byServer: 'Tu es invité à gérer {site} avec l’adresse {email}.',
  gives: 'Ce que tu pourras faire',
  registerText: 'Choisis un nom et une façon de te connecter.',
  recoverText:
    'Cette adresse a déjà un compte. Choisis une nouvelle façon de te connecter : toutes les anciennes cessent de fonctionner et tous les appareils sont déconnectés.',
  signInText: 'Cette adresse a déjà un compte. Connecte-toi pour accepter.',
  usePasskey: 'Utiliser une clé d’accès',
  usePassword: 'Utiliser un mot de passe',
  accept: 'Accepter l’invitation',
  factorTitle: 'Encore une étape : un second facteur',
  factorText: 'Les pages de l’équipe ne s’ouvrent qu’avec lui : un mot de passe volé ne suffit pas.',
  done: 'Bienvenue dans l’équipe.',
  overTitle: 'Cette invitation ne fonctionne plus',
  overText:
    'Elle a été acceptée, renouvelée ou retirée, ou elle est trop ancienne. Demande-en une nouvelle à la personne qui t’a invité.',
  open: 'Invitations en attente',
  invite: 'Inviter un collègue',
  text: 'Nous enverrons un lien qui fonctionne une seule fois, pendant {figures.invitation}.',
  noRight: 'Choisis au moins un droit.',
  send: 'Envoyer l’invitation',
  sent: 'Invitation envoyée',
  until: 'Valable jusqu’au {time}. Invité par {name}.',
  untilOperator: 'Valable jusqu’au {time}. Invité par l’exploitant.',
  renew: 'Renvoyer',
  renewed: 'Renvoyée avec un nouveau lien',
  revoke: 'Retirer',
  revoked: 'Invitation retirée',
  revokeTitle: 'Retirer l’invitation de {email} ?',
  revokeText: 'Son lien cesse aussitôt de fonctionner.',
  keep: 'Garder l’invitation',
} satisfies TranslationOf<typeof invitation, 'fr'>
