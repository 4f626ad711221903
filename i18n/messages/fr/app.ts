export default {
  newOrder: 'Nouvelle commande',
  offline: 'Tu es hors ligne.',
  offlineSince:
    'Voici ce qui a été chargé à {time}. Rien ne change ici tant que tu n’es pas de nouveau en ligne.',
  stillOffline: 'Toujours hors ligne',
  tryNow: 'Réessayer',
  backOnline: 'De nouveau en ligne.',
  pageTitle: 'Tu es hors ligne',
  pageText:
    'Cette page n’était pas encore chargée quand la connexion s’est coupée. Elle s’ouvrira automatiquement dès que tu seras de nouveau en ligne.',
  keptTitle: 'En attendant, tu peux lire',
  newVersion: 'Une nouvelle version de {name} est prête.',
  newVersionText: 'Elle arrive avec la prochaine page, ou tout de suite, avec ton texte.',
  tooOld: 'Cette version de {name} est trop ancienne.',
  tooOldText: 'Certaines parties ne se chargent plus. Recharge la page pour continuer.',
  later: 'Plus tard',
  reload: 'Recharger, garder mon texte',
  inputKept: 'Tu as la nouvelle version, et ton texte est toujours là.',
  installTitle: 'Installer {name}',
  installWhere: 'Sur cet appareil, sans boutique d’applications',
  installFast: 'S’ouvre depuis ton écran d’accueil, directement sur tes commandes',
  installOffline: 'Les pages déjà lues s’ouvrent sans connexion',
  notNow: 'Pas maintenant',
  install: 'Installer',
  installHint:
    'Nous ne reposerons pas la question. Le menu de ton navigateur permet de l’installer à tout moment.',
} as const
