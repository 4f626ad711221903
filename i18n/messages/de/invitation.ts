import type { TranslationOf } from '../../translate.ts'
import type invitation from '../en/invitation.ts'

export default {
  title: 'Du bist ins Team eingeladen',
  by: '{name} lädt dich ein, als {email} bei {site} mitzuarbeiten.',
  byServer: 'Du bist eingeladen, als {email} {site} zu betreiben.',
  gives: 'Was du dann kannst',
  registerText: 'Wähle einen Namen und wie du dich anmeldest.',
  recoverText:
    'Diese Adresse hat schon ein Konto. Wähle neu, wie du dich anmeldest: Alles Bisherige gilt nicht mehr, und alle Geräte werden abgemeldet.',
  signInText: 'Diese Adresse hat schon ein Konto. Melde dich darin an, um anzunehmen.',
  usePasskey: 'Lieber mit Passkey',
  usePassword: 'Lieber mit Passwort',
  accept: 'Einladung annehmen',
  factorTitle: 'Noch ein Schritt: ein zweiter Faktor',
  factorText: 'Die Seiten des Teams öffnen sich nur damit. Ein gestohlenes Passwort reicht dann nicht.',
  done: 'Willkommen im Team.',
  overTitle: 'Diese Einladung gilt nicht mehr',
  overText:
    'Sie wurde angenommen, erneuert oder zurückgezogen, oder sie ist zu alt. Bitte die Person, die dich eingeladen hat, um eine neue.',
  open: 'Offene Einladungen',
  invite: 'Ins Team einladen',
  text: 'Wir mailen einen Link, der einmal funktioniert. Er gilt {figures.invitation}.',
  noRight: 'Wähle mindestens ein Recht.',
  send: 'Einladung senden',
  sent: 'Einladung gesendet',
  until: 'Gilt bis {time}. Eingeladen von {name}.',
  untilOperator: 'Gilt bis {time}. Eingeladen vom Betreiber.',
  renew: 'Noch einmal senden',
  renewed: 'Mit neuem Link gesendet',
  revoke: 'Zurückziehen',
  revoked: 'Einladung zurückgezogen',
  revokeTitle: 'Einladung von {email} zurückziehen?',
  revokeText: 'Der Link funktioniert sofort nicht mehr.',
  keep: 'Einladung behalten',
} satisfies TranslationOf<typeof invitation, 'de'>
