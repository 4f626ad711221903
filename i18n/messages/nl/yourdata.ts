import type { TranslationOf } from '../../translate.ts'
import type yourdata from '../en/yourdata.ts'

export default {
  download: 'Je gegevens downloaden',
  downloadAbout:
    'Bestellingen, games, berichten, betalingen en je profiel, als JSON en CSV. Het staat binnen enkele minuten klaar en blijft {figures.dataExport} beschikbaar.',

  prepare: 'Download klaarzetten',
  preparing:
    'We pakken je gegevens in en sturen je een e-mail als ze klaarstaan. Je kunt deze pagina verlaten.',
  ready: 'Klaar sinds {time}. Je kunt het downloaden tot {until}.',
  save: 'ZIP downloaden',

  deleteAccount: 'Account verwijderen',
  deleteAbout:
    'We verwijderen je naam, e-mailadres, berichten, afbeeldingen en aanmeldingen. Facturen blijven zo lang bewaard als de wet voorschrijft, zonder je naam.',

  blockedOrders: 'Nog niet mogelijk: eerst moet {orders} afgerond of geannuleerd zijn.',
  blockedDebt: 'Nog niet mogelijk: je bent ons {amount} schuldig. Een opwaardering betaalt dat af.',
  blockedMoney: 'Nog niet mogelijk: je hebt nog {amount} bij ons.',
  blockedStaff:
    'Nog niet mogelijk: je account heeft rechten van ons team. Iemand van het team kan ze intrekken.',
  openOrders: 'Bestellingen bekijken',
  askSupport: 'Support contacteren',

  deleteTitle: 'Je account verwijderen?',
  deleteLead: 'Dit kun je niet ongedaan maken. Het geldt meteen, op al je apparaten.',
  gonePerson: 'Je naam, je e-mailadres en elke manier om in te loggen worden verwijderd.',
  goneWords: 'Je berichten, reviews, aanmeldingen, afbeeldingen en meldingen worden verwijderd.',
  goneGiven: 'De {amount} op je saldo die je van ons kreeg, vervalt.',
  keptBooks:
    'Facturen en de geschiedenis van je bestellingen blijven zo lang bewaard als de wet voorschrijft, zonder je naam.',

  confirmLabel: 'Typ {email} om te bevestigen',
  confirm: 'Definitief verwijderen',
  keep: 'Account houden',

  goodbyeTitle: 'Tot ziens, en bedankt',
  goodbyeText: 'Je account bestaat niet meer. We hebben je een laatste e-mail gestuurd om dit te bevestigen.',
} satisfies TranslationOf<typeof yourdata, 'nl'>
