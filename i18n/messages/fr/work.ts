import type { TranslationOf } from '../../translate.ts'
import type work from '../en/work.ts'

export default {
  bar: 'Travail sur cette commande',

  login: 'Compte',
  loginClosed:
    'Les identifiants s’affichent pendant {figures.loginView}. Le client voit chaque consultation.',
  hidesIn: 'Masquage dans {time}',
  copy: 'Copier',
  copied: 'Copié',
  copyField: 'Copier : {field}',
  copiedToClipboard: 'Copié dans le presse-papiers.',
  copyFailed: 'Ton navigateur a refusé la copie. Affiche le texte et sélectionne-le.',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  hiddenPassword: 'Masqué',

  wonTitle: 'Partie {number}, gagnée',
  lostTitle: 'Partie {number}, perdue',
  drawnTitle: 'Partie {number}, égalité',
  several: 'Plusieurs parties',
  severalPictures: 'Choisir des captures',
  chooseResult: 'Choisis le résultat de la partie {number}.',
  severalHow:
    'Dans l’ordre où tu les as jouées. Choisis le résultat : le reste se remplit et la partie suivante apparaît.',
  removeGame: 'Retirer la partie {number}',
  rankAfter: 'Rang obtenu : {rank}',
  hasPicture: 'Capture ajoutée',
  noResult: 'Choisis le résultat de la première partie.',
  checkGame: 'Vérifie d’abord la partie {number}.',
  recordCount: {
    one: 'Enregistrer {count} partie',
    many: 'Enregistrer {count} parties',
    other: 'Enregistrer {count} parties',
  },
  sessionRecorded: {
    one: '{count} partie enregistrée.',
    many: '{count} parties enregistrées.',
    other: '{count} parties enregistrées.',
  },

  fewer: 'Un point de moins',
  more: 'Un point de plus',
  noCharacter: 'Non précisé',
  picks: 'Demandé par {customer}',
  'all.champions': 'Tous les champions',
  'all.agents': 'Tous les agents',

  pictureHow: 'Colle ou dépose-la ici, ou choisis un fichier',
  pictureChoose: 'Choisir une capture',
  pictureTypes: 'PNG, JPEG ou WebP, jusqu’à {figures.largestPicture}',
  megabytes: '{size} Mo',
  takePhoto: 'Prendre une photo',
  replacePicture: 'Remplacer',
  removePicture: 'Retirer',
  picturePreview: 'La capture d’écran choisie',
  preparingPicture: 'Réduction de l’image…',
  'upload.sending': 'Envoi en cours…',
  'upload.waiting': 'Pas de connexion. L’envoi reprendra dès qu’elle sera revenue.',
  'upload.failed': 'L’image n’est pas partie. Valide à nouveau pour réessayer, ta saisie est toujours là.',
  'upload.stored': 'Envoyé',
  'upload.again': 'Réessayer',
  pictureEmpty: 'Ce fichier est vide. Choisis-en un autre.',
  pictureTooLarge:
    'Ce fichier fait {size} et la limite est de {figures.largestPicture}. Choisis-en un plus petit.',

  dropped: 'Tu as rendu la commande PK-{number}. Elle est de retour sur le tableau.',
  droppedPaid: 'Tu as rendu la commande PK-{number}. Ton compte a été crédité de {amount}.',
  lookUp: 'Consulter le rang',
  profileShows: 'Le profil indique {rank}, {points}.',
  profileDiffers: 'Ta commande part de {start}.',
  orderFromProfile: 'Commander depuis ce rang',
} satisfies TranslationOf<typeof work, 'fr'>
