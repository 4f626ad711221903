import type { TranslationOf } from '../../translate.ts'
import type proof from '../en/proof.ts'

export default {
  passkey: 'Se connecter avec une clé d’accès',
  title: 'Confirme que c’est bien toi',
  stepUp: 'Ce changement touche à ta sécurité, nous te le redemandons donc.',
  secondStep: 'Encore une étape : ton compte est protégé par un deuxième facteur.',
  code: 'Code de ton application',
  codeHint: 'Ouvre ton application d’authentification et saisis les {figures.codeDigits} chiffres affichés.',
  recoveryCode: 'Code de récupération',
  recoveryHint: 'L’un des codes que tu as enregistrés. Chacun sert une fois.',
  confirmPasskey: 'Confirmer avec une clé d’accès',
  useCode: 'Utiliser un code de l’application',
  useRecovery: 'Utiliser un code de récupération',
  usePassword: 'Utiliser mon mot de passe',
  confirm: 'Confirmer',
  codeMissing: 'Saisis d’abord le code.',
  noProof:
    'Tu t’es connecté sans mot de passe et tu n’as pas de clé d’accès. Déconnecte-toi puis reconnecte-toi pour continuer.',
  mailbox: 'Tu n’as pas de mot de passe : un lien envoyé à {email} montre que c’est bien toi.',
  mailboxSent:
    'Ouvre le lien de notre e-mail dans ce navigateur. Il sert une fois, pendant {figures.orderLink}. Reviens ensuite ici.',
  mailboxOpened: 'J’ai ouvert le lien',
  cancelled: 'Aucune clé d’accès n’a été utilisée. Réessaie ou choisis un autre moyen.',
  staffTitle: 'Protège ton compte d’équipe',
  staffText:
    'Les pages de l’équipe s’ouvrent dès qu’un deuxième facteur protège ton compte : une clé d’accès ou une application d’authentification.',
  staffHint:
    'Ton compte a des droits de l’équipe, mais pas de deuxième facteur. Dans une vraie boutique, ces pages restent fermées sans lui.',
  setUp: 'Configurer',
} satisfies TranslationOf<typeof proof, 'fr'>
