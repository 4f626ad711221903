import type { TranslationOf } from '../../translate.ts'
import type account from '../en/account.ts'

export default {
  signInTitle: 'Se connecter',
  signInNeeded: 'Cette page appartient à un compte. Connecte-toi pour la voir.',
  registerTitle: 'Créer un compte',
  email: 'E-mail',
  username: 'Nom d’utilisateur',
  password: 'Mot de passe',
  passwordHint: 'Au moins 6 caractères.',
  signIn: 'Se connecter',
  register: 'Créer le compte',
  continueAsGuest: 'Continuer avec l’e-mail',
  guestHint: 'Le reçu et les nouvelles de ta commande y arrivent.',
  noAccountYet: 'Pas encore de compte ?',
  haveAccount: 'Déjà un compte ?',
  acceptTerms: 'J’accepte les <terms>conditions générales</terms>.',
  captcha: 'Une courte vérification anti-robots se fait toute seule à l’envoi du formulaire.',
} satisfies TranslationOf<typeof account, 'fr'>
