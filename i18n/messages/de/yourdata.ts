import type { TranslationOf } from '../../translate.ts'
import type yourdata from '../en/yourdata.ts'

export default {
  download: 'Deine Daten herunterladen',
  downloadAbout:
    'Aufträge, Spiele, Nachrichten, Zahlungen und dein Profil als JSON und CSV. Der Download ist in wenigen Minuten fertig und bleibt {figures.dataExport} lang verfügbar.',

  prepare: 'Download vorbereiten',
  preparing:
    'Wir packen deine Daten und schreiben dir eine E-Mail, sobald sie bereit sind. Du kannst diese Seite verlassen.',
  ready: 'Bereit seit {time}. Du kannst die Daten bis {until} herunterladen.',
  save: 'ZIP herunterladen',

  deleteAccount: 'Konto löschen',
  deleteAbout:
    'Wir löschen deinen Namen, deine E-Mail-Adresse, deine Nachrichten, Bilder und Anmeldungen. Rechnungen bleiben so lange, wie das Gesetz es verlangt, ohne deinen Namen.',

  blockedOrders: 'Noch nicht möglich: Zuerst muss {orders} abgeschlossen oder storniert sein.',
  blockedDebt: 'Noch nicht möglich: Du schuldest uns {amount}. Eine Aufladung begleicht es.',
  blockedMoney: 'Noch nicht möglich: Du hast noch {amount} bei uns.',
  blockedStaff:
    'Noch nicht möglich: Dein Konto hat Rechte unseres Teams. Jemand aus dem Team kann sie entfernen.',
  openOrders: 'Aufträge ansehen',
  askSupport: 'Support kontaktieren',

  deleteTitle: 'Dein Konto löschen?',
  deleteLead: 'Das lässt sich nicht rückgängig machen. Es gilt sofort, auf allen deinen Geräten.',
  gonePerson: 'Dein Name, deine E-Mail-Adresse und alle Anmeldungen werden gelöscht.',
  goneWords: 'Deine Nachrichten, Bewertungen, Bewerbungen, Bilder und Benachrichtigungen werden gelöscht.',
  goneGiven: 'Die {amount} in deinem Guthaben, die du von uns bekommen hast, verfallen.',
  keptBooks:
    'Rechnungen und der Verlauf deiner Aufträge bleiben so lange, wie das Gesetz es verlangt, ohne deinen Namen.',

  confirmLabel: 'Gib zur Bestätigung {email} ein',
  confirm: 'Konto endgültig löschen',
  keep: 'Konto behalten',

  goodbyeTitle: 'Mach’s gut, und danke',
  goodbyeText: 'Dein Konto gibt es nicht mehr. Zur Bestätigung haben wir dir eine letzte E-Mail geschickt.',
} satisfies TranslationOf<typeof yourdata, 'de'>
