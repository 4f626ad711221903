import type { TranslationOf } from '../../translate.ts'
import type settings from '../en/settings.ts'

export default {
  description: 'Je naam, inloggen, apparaten, meldingen en gegevens.',

  'title.profile': 'Profiel',
  'lead.profile': 'Boosters zien je naam en je foto. Je e-mailadres blijft onder ons.',
  'title.signIn': 'Inloggen',
  'lead.signIn': 'Houd er minstens twee, zodat een kwijtgeraakt apparaat je niet buitensluit.',
  'title.secondFactor': 'Tweede factor',
  'lead.secondFactor': 'Een code naast je wachtwoord, zodat een gestolen wachtwoord niet genoeg is.',
  'title.devices': 'Apparaten',
  'lead.devices':
    'Waar je bent ingelogd. Zo lang blijft een ongebruikte login geldig: {figures.sessionLife}.',
  'title.notifications': 'Meldingen',
  'lead.notifications': 'Kies hoe elk soort nieuws je bereikt. Wijzigingen worden meteen opgeslagen.',
  'title.appearance': 'Taal en thema',
  'lead.appearance': 'Voor de site op al je apparaten. Mails komen in dezelfde taal.',
  'title.privacy': 'Privacy en gegevens',
  'lead.privacy': 'Wat we over je bewaren, een kopie ervan, en hoe je weggaat.',

  'accounts.title': 'Gekoppelde accounts',
  'accounts.connected': 'Gekoppeld',
  'accounts.since': '{name}, sinds {date}',
  'accounts.none': 'Niet gekoppeld',
  'accounts.connect': 'Koppelen',
  'accounts.connectTo': '{provider} koppelen',
  'accounts.disconnect': 'Ontkoppelen',
  'accounts.disconnectFrom': '{provider} ontkoppelen',
  'accounts.removed': '{provider} is niet meer gekoppeld.',
  'accounts.last': '{errors.last_way_in}',
  'accounts.guest':
    'Koppel er een en van je gasttoegang wordt een account. Je bestellingen blijven erin staan.',
} satisfies TranslationOf<typeof settings, 'nl'>
