import type { TranslationOf } from '../../translate.ts'
import type talk from '../en/talk.ts'

export default {
  title: 'Chat de la commande',
  online: 'En ligne',
  away: 'Hors ligne',
  both: 'Le client et le booster lisent ces messages.',
  noBooster: 'Ton booster lira ces messages dès qu’il commence.',
  'noBooster.coach': 'Ton coach lira ce message dès qu’il accepte.',
  hello: 'Écris ici tout ce qui concerne cette commande. {name} le reçoit aussitôt.',
  write: 'Écrire à {name}',
  protects: 'Les coordonnées sont masquées pour les deux côtés. Jamais d’identifiants ni de codes ici.',
  masked:
    'Nous avons masqué des coordonnées. Sur cette page, paiement, identifiants et remboursement restent protégés des deux côtés.',
  typed: 'Saisi : {text}',
  translate: 'Traduire',
  translateOf: 'Traduire le message de {name}',
  translatedBy: 'Traduit par {name}',
  hideTranslation: 'Masquer la traduction',
  openUntil: 'Ouvert jusqu’au {time}.',
  closed: 'Ce chat est fermé. Le support reste là pour tes questions.',
  played: {
    one: '{count} partie enregistrée ({score})',
    many: '{count} de parties enregistrées ({score})',
    other: '{count} parties enregistrées ({score})',
  },
  quickStart: 'Je commence maintenant.',
  quickDone: 'Fini pour aujourd’hui.',
  code: 'Code de connexion',
  codeHow: 'Si le jeu demande un code, {name} peut te l’envoyer ici.',
  codeAsk: 'Demander le code',
  codeAgain: 'Redemander',
  codeAsked: 'Demandé à {time}. Il apparaîtra ici dès que {name} l’aura saisi.',
  codeMailed: 'Demandé à {time}. {name} est hors ligne, nous avons donc aussi envoyé un e-mail.',
  codeHere: '{name} a envoyé le code. Tu peux l’ouvrir une seule fois.',
  codeShow: 'Afficher le code',
  codeShown: 'Il a été supprimé à l’ouverture. Le client voit que tu l’as ouvert.',
  codeLate: 'Aucun code reçu en {figures.loginCode}.',
  codeNeeded: '{name} a besoin d’un code de connexion',
  codeType:
    'Le jeu vient de t’en envoyer un par e-mail ou SMS. Saisis-le ici, jamais dans le chat. {name} peut l’ouvrir une seule fois.',
  codeSend: 'Envoyer le code',
  codeWrong: 'Vérifie le code : seulement des lettres et des chiffres, comme le jeu les a envoyés.',
  codeSent: '{name} peut ouvrir ton code',
  codeWaits:
    'Il s’ouvre une seule fois et est supprimé au plus tard après {figures.loginCode}. Chaque étape figure dans le coffre des identifiants.',
} satisfies TranslationOf<typeof talk, 'fr'>
