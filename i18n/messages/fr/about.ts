import type { TranslationOf } from '../../translate.ts'
import type about from '../en/about.ts'

export default {
  metaTitle: 'À propos de {name}',
  description:
    'Comment {name} vend des boosts : prix détaillés, parties enregistrées et coffre pour tes identifiants. Qui gère la boutique, et ce que nous refusons de faire.',
  heading: 'Une ascension que tu peux vérifier, partie par partie',
  lead: '{name} est une boutique de boost pour les jeux de Riot. Tu places un départ et un objectif, un booster fait le chemin entre les deux, et tu vois chaque partie, chaque consultation de tes identifiants et chaque centime.',

  howTitle: 'Notre façon de travailler',
  'how.price': 'Le prix d’abord',
  'howText.price':
    'Chaque devis est détaillé ligne par ligne, au centime près. Notre serveur recalcule tout avant le paiement, et le prix est garanti pendant {figures.seal}.',
  'how.boosters': 'Des boosters approuvés',
  'howText.boosters':
    'Chaque candidat a au moins {figures.leastBoosterAge} ans et fournit des captures d’écran de son profil et de ses {figures.provenGames} dernières parties classées. Notre équipe les vérifie et fixe le rang maximum de chaque booster, jeu par jeu. Il ne peut prendre que les commandes qui y correspondent.',
  'how.record': 'Une progression enregistrée',
  'howText.record':
    'Chaque partie est enregistrée avec son résultat, et le rang atteint avec une capture d’écran. Les remboursements sont calculés à partir du même journal.',
  'how.word': 'Tu as le dernier mot',
  'howText.word':
    'Tu as {figures.check} pour vérifier le résultat. Si quelque chose ne va pas, signale-le : l’argent attend la décision de notre équipe.',

  dontTitle: 'Ce que nous ne faisons pas',
  'dont.safe': 'Nous ne promettons pas que ton compte est à l’abri',
  'dontText.safe': '{checkout.riskText} C’est pourquoi tu le relis et le confirmes avant de payer.',
  'dont.invent': 'Nous n’inventons ni avis ni chiffres',
  'dontText.invent':
    'Seules les commandes terminées peuvent recevoir un avis, et les retards comptent comme le reste. Nous affichons un chiffre quand assez de commandes sont mesurées.',
  'dont.detect': 'Nous ne vendons rien contre la détection',
  'dontText.detect': 'Ni triche, ni script, ni option qui cache un boost à l’éditeur du jeu.',
  'dont.hurry': 'Nous ne te pressons pas',
  'dontText.hurry':
    'Pas de faux compte à rebours ni de « presque épuisé ». La seule horloge est celle de ton devis, et un nouveau devis est gratuit.',
  'dont.korea': 'Nous ne travaillons pas en Corée',
  'dontText.korea': 'Le boost y est un délit : nous ne proposons pas le serveur coréen.',

  whoTitle: 'Qui gère {name}',
  whoText:
    'Une question, une réclamation, un compliment pour un booster ? Écris-nous ou appelle. Nous répondons tous les jours de {from} à {to} ({zone}).',
  whoDemo: 'Ceci est une démo de la boutique. La société ci-dessous n’existe pas.',
  email: '{names.email}',
  phone: 'Téléphone',
  address: 'Adresse',
  representative: 'Représentant',
  register: 'Registre',
  vatId: 'N° de TVA',
  since: 'En activité depuis',

  goTitle: 'Envie d’une ascension ?',
  go: 'Voir mon prix',
} satisfies TranslationOf<typeof about, 'fr'>
