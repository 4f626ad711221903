import type { TranslationOf } from '../../translate.ts'
import type invitation from '../en/invitation.ts'

export default {
  title: 'Je bent uitgenodigd voor het team',
  by: '{name} nodigt je uit om als {email} bij {site} te werken.',
  byServer: 'Je bent uitgenodigd om als {email} {site} te beheren.',
  gives: 'Wat je dan kunt',
  registerText: 'Kies een naam en hoe je inlogt.',
  recoverText:
    'Dit adres heeft al een account. Kies een nieuwe manier om in te loggen: alle eerdere werken niet meer en alle apparaten worden uitgelogd.',
  signInText: 'Dit adres heeft al een account. Log daarmee in om te accepteren.',
  usePasskey: 'Passkey gebruiken',
  usePassword: 'Wachtwoord gebruiken',
  accept: 'Uitnodiging accepteren',
  factorTitle: 'Nog één stap: een tweede factor',
  factorText:
    'De pagina’s van het team gaan alleen daarmee open. Een gestolen wachtwoord is dan niet genoeg.',
  done: 'Welkom bij het team.',
  overTitle: 'Deze uitnodiging werkt niet meer',
  overText:
    'Die is geaccepteerd, vernieuwd of ingetrokken, of te oud. Vraag wie je uitnodigde om een nieuwe.',
  open: 'Open uitnodigingen',
  invite: 'Collega uitnodigen',
  text: 'We mailen een link die één keer werkt, binnen {figures.invitation}.',
  noRight: 'Kies minstens één recht.',
  send: 'Uitnodiging sturen',
  sent: 'Uitnodiging verstuurd',
  until: 'Werkt tot {time}. Uitgenodigd door {name}.',
  untilOperator: 'Werkt tot {time}. Uitgenodigd door de beheerder.',
  renew: 'Opnieuw verzenden',
  renewed: 'Opnieuw verstuurd, met een nieuwe link',
  revoke: 'Intrekken',
  revoked: 'Uitnodiging ingetrokken',
  revokeTitle: 'Uitnodiging van {email} intrekken?',
  revokeText: 'De link werkt meteen niet meer.',
  keep: 'Uitnodiging houden',
} satisfies TranslationOf<typeof invitation, 'nl'>
