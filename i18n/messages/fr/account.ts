import type { TranslationOf } from '../../translate.ts'
import type account from '../en/account.ts'

export default {
  signInNeeded: 'Cette page appartient à un compte. Connecte-toi pour la voir.',
  registerTitle: 'Créer un compte',
  email: 'E-mail',
  username: 'Nom d’utilisateur',
  password: 'Mot de passe',
  passwordHint: 'Au moins 6 caractères.',
  register: 'Créer le compte',
  continueAsGuest: 'Continuer avec l’e-mail',
  guestHint: 'Le reçu et les nouvelles de ta commande y arrivent.',
  noAccountYet: 'Pas encore de compte ?',
  haveAccount: 'Déjà un compte ?',
  acceptTerms: 'J’accepte les <terms>conditions générales</terms>.',
  captcha: 'Une courte vérification anti-robots se fait toute seule à l’envoi du formulaire.',
  emailHasAccount:
    'Cette adresse e-mail a déjà un compte. Entre son mot de passe pour continuer ta commande.',
  signedOutTitle: 'Tu as été déconnecté',
  signedOutText: 'Reconnecte-toi pour continuer. Ce que tu as saisi est toujours là.',
  noOrderTitle: 'Aucune commande de ce numéro sur ce compte',
  noOrderText: 'L’adresse contient peut-être une erreur, ou la commande appartient à un autre compte.',
  signInAsOther: 'Se connecter avec un autre compte',
} satisfies TranslationOf<typeof account, 'fr'>
