import type { TranslationOf } from '../../translate.ts'
import type settings from '../en/settings.ts'

export default {
  description: 'Dein Name, deine Anmeldung, Geräte, Benachrichtigungen und Daten.',

  'title.profile': 'Profil',
  'lead.profile': 'Booster sehen deinen Namen und dein Bild. Deine E-Mail-Adresse bleibt unter uns.',
  'title.signIn': 'Anmeldung',
  'lead.signIn': 'Behalte mindestens zwei Wege, damit dich ein verlorenes Gerät nicht aussperrt.',
  'title.secondFactor': 'Zweiter Faktor',
  'lead.secondFactor': 'Ein Code zusätzlich zum Passwort: So reicht ein gestohlenes Passwort nicht.',
  'title.devices': 'Geräte',
  'lead.devices': 'Wo du angemeldet bist. So lange gilt eine Anmeldung ohne Nutzung: {figures.sessionLife}.',
  'title.notifications': 'Benachrichtigungen',
  'lead.notifications': 'Wähle, wie dich welche Nachricht erreicht. Änderungen gelten sofort.',
  'title.appearance': 'Sprache und Design',
  'lead.appearance': 'Für die Website auf all deinen Geräten. Mails kommen in derselben Sprache.',
  'title.privacy': 'Datenschutz und Daten',
  'lead.privacy': 'Was wir über dich speichern, eine Kopie davon, und wie du gehst.',

  'accounts.title': 'Verbundene Konten',
  'accounts.connected': 'Verbunden',
  'accounts.since': '{name}, seit {date}',
  'accounts.none': 'Nicht verbunden',
  'accounts.connect': 'Verbinden',
  'accounts.connectTo': '{provider} verbinden',
  'accounts.disconnect': 'Trennen',
  'accounts.disconnectFrom': '{provider} trennen',
  'accounts.removed': '{provider} ist nicht mehr verbunden.',
  'accounts.last': '{errors.last_way_in}',
  'accounts.guest':
    'Verbinde eines davon, und aus deinem Gastzugang wird ein Konto. Deine Aufträge bleiben darin.',
} satisfies TranslationOf<typeof settings, 'de'>
