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
  showPassword: '{order.showPassword}',
  hidePassword: 'Masquer le mot de passe',
  hiddenPassword: 'Masqué',

  wonTitle: 'Partie {number}, gagnée',
  lostTitle: 'Partie {number}, perdue',
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
  removePicture: '{checkout.couponRemove}',
  picturePreview: 'La capture d’écran choisie',
  pictureEmpty: 'Ce fichier est vide. Choisis-en un autre.',
  pictureTooLarge:
    'Ce fichier fait {size} et la limite est de {figures.largestPicture}. Choisis-en un plus petit.',

  dropped: 'Tu as rendu la commande PK-{number}. Elle est de retour sur le tableau.',
  droppedPaid: 'Tu as rendu la commande PK-{number}. Ton compte a été crédité de {amount}.',
} satisfies TranslationOf<typeof work, 'fr'>
