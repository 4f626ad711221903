import type { TranslationOf } from '../../translate.ts'
import type settings from '../en/settings.ts'

export default {
  description: 'Ton nom, ta connexion, tes appareils, tes notifications et tes données.',

  'title.profile': 'Profil',
  'lead.profile': 'Les boosters voient ton nom et ta photo. Ton adresse e-mail reste entre nous.',
  'title.signIn': 'Connexion',
  'lead.signIn': 'Garde au moins deux moyens : perdre un appareil ne te bloquera pas.',
  'title.secondFactor': 'Deuxième facteur',
  'lead.secondFactor': 'Un code en plus du mot de passe : un mot de passe volé ne suffit plus.',
  'title.devices': 'Appareils',
  'lead.devices':
    'Les appareils où une session est ouverte. Durée d’une session inutilisée : {figures.sessionLife}.',
  'title.notifications': 'Notifications',
  'lead.notifications':
    'Choisis comment chaque nouvelle te parvient. Les changements sont enregistrés aussitôt.',
  'title.appearance': 'Langue et thème',
  'lead.appearance': 'Pour le site sur tous tes appareils. Les e-mails sont dans la même langue.',
  'title.privacy': 'Vie privée et données',
  'lead.privacy': 'Ce que nous gardons sur toi, une copie, et comment partir.',

  'accounts.title': 'Comptes reliés',
  'accounts.connected': 'Relié',
  'accounts.since': '{name}, depuis le {date}',
  'accounts.none': 'Non relié',
  'accounts.connect': 'Relier',
  'accounts.connectTo': 'Relier {provider}',
  'accounts.disconnect': 'Dissocier',
  'accounts.disconnectFrom': 'Dissocier {provider}',
  'accounts.removed': '{provider} n’est plus relié.',
  'accounts.last': '{errors.last_way_in}',
  'accounts.guest': 'Relies-en un pour transformer ton accès invité en vrai compte. Tes commandes y restent.',
} satisfies TranslationOf<typeof settings, 'fr'>
