import type { TranslationOf } from '../../translate.ts'
import type account from '../en/account.ts'

export default {
  signInNeeded: 'Connecte-toi pour ouvrir cette page.',
  registerTitle: 'Créer un compte',
  email: '{names.email}',
  username: 'Nom d’utilisateur',
  nameInvalid: 'Utilise seulement des lettres, des chiffres et . _ -, sans espace.',
  nameTake: 'Prendre {name}',
  password: '{names.password}',
  passwordHint: 'Au moins {figures.leastPassword} caractères.',

  register: 'Créer le compte',
  continueAsGuest: 'Continuer par e-mail',

  guestHint: 'Nous y envoyons ton reçu et les nouvelles de ta commande.',
  noAccountYet: 'Pas encore de compte ?',
  haveAccount: 'Déjà un compte ?',
  acceptTerms:
    'J’ai {figures.leastCustomerAge} ans ou plus et j’accepte les <terms>conditions générales de vente</terms>. La <privacy>politique de confidentialité</privacy> décrit l’usage de tes données.',
  termsMissing:
    'Confirme que tu as {figures.leastCustomerAge} ans ou plus et que tu acceptes les conditions générales de vente.',

  captcha: 'Vérification anti-robots en cours, un instant.',
  guestTitle: 'Continuer sans compte',
  guestText: 'Une adresse e-mail suffit pour commander.',
  goOn: 'Continuer',
  knownTitle: 'Tu as un compte',
  knownNote: 'Cette adresse e-mail a déjà un compte.',
  knownText: 'Connecte-toi et la commande y sera ajoutée. Tes choix et le prix restent les mêmes.',
  signInAndGoOn: 'Se connecter et continuer',
  otherEmail: 'Autre e-mail',
  showPassword: 'Afficher la saisie',
  hidePassword: 'Masquer la saisie',
  or: 'ou',
  providers: 'Se connecter avec un autre site',
  providerTerms:
    'Si tu es nouveau ici, cela crée un compte : tu as {figures.leastCustomerAge} ans ou plus et tu acceptes les <terms>conditions générales de vente</terms>. La <privacy>politique de confidentialité</privacy> décrit ce que nous recevons.',
  providerSame: 'Si tu es nouveau ici, cela crée un compte. Ce qui figure plus haut s’y applique aussi.',
  kept: 'Conservé pendant la connexion',

  signedOutTitle: 'Ta session a été fermée',
  signedOutText: 'Reconnecte-toi pour continuer. Ce que tu as saisi est toujours là.',

  noOrderTitle: 'Commande introuvable sur ce compte',
  noOrderText: 'Vérifie l’adresse du lien, ou connecte-toi avec le compte qui a passé la commande.',
  signInAsOther: 'Utiliser un autre compte',

  forgotPassword: 'Mot de passe oublié ?',
  findOrder: 'Retrouver ma commande',

  keepTitle: 'Garde cette commande',
  keepCashback: 'Crée ton compte : {amount} te reviennent',
  keepText: 'Choisis un mot de passe et retrouve commandes, chat et solde sur tous tes appareils.',
  keepCashbackText:
    'Choisis un mot de passe avant la fin de la commande, et l’argent revient sur ton solde. Tu retrouves commandes et chat sur tous tes appareils.',
  keepButton: 'Créer mon compte',
} satisfies TranslationOf<typeof account, 'fr'>
