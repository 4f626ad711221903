import type { TranslationOf } from '../../translate.ts'
import type settings from '../en/settings.ts'

export default {
  description: 'Il tuo nome, l’accesso, i dispositivi, le notifiche e i dati.',

  'title.profile': 'Profilo',
  'lead.profile': 'I booster vedono il tuo nome e la tua foto. Il tuo indirizzo e-mail resta tra noi.',
  'title.signIn': 'Modi di accesso',
  'lead.signIn': 'Tienine almeno due: così, se perdi un dispositivo, non resti fuori.',
  'title.secondFactor': 'Secondo fattore',
  'lead.secondFactor': 'Un codice oltre alla password: così una password rubata non basta.',
  'title.devices': 'Dispositivi',
  'lead.devices': 'Dove hai effettuato l’accesso. Durata di un accesso inutilizzato: {figures.sessionLife}.',
  'title.notifications': 'Notifiche',
  'lead.notifications': 'Scegli come ricevere ogni novità. Le modifiche si salvano subito.',
  'title.appearance': 'Lingua e tema',
  'lead.appearance': 'Per il sito su tutti i tuoi dispositivi. Le e-mail usano la stessa lingua.',
  'title.privacy': 'Privacy e dati',
  'lead.privacy': 'Che cosa conserviamo su di te, una copia e come andartene.',

  'accounts.title': 'Account collegati',
  'accounts.connected': 'Collegato',
  'accounts.since': '{name}, dal {date}',
  'accounts.none': 'Non collegato',
  'accounts.connect': 'Collega',
  'accounts.connectTo': 'Collega {provider}',
  'accounts.disconnect': 'Scollega',
  'accounts.disconnectFrom': 'Scollega {provider}',
  'accounts.removed': '{provider} non è più collegato.',
  'accounts.last': '{errors.last_way_in}',
  'accounts.guest': 'Collegane uno e il tuo accesso da ospite diventa un account. I tuoi ordini restano lì.',
} satisfies TranslationOf<typeof settings, 'it'>
