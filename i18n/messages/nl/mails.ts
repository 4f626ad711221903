import type { TranslationOf } from '../../translate.ts'
import type mails from '../en/mails.ts'

export default {
  greeting: 'Hallo {username},',
  greeting_unproven: 'Hallo,',
  about: 'Bestelling PK-{number}: {what}',
  sign_off: 'Het team van {site}',

  order_paid_subject: 'Je bestelling PK-{number} is betaald',
  order_paid_body:
    'Bedankt! We hebben je betaling van {total} voor bestelling PK-{number} ontvangen. Op de bestelpagina zie je hoe het verdergaat en of je zelf nog iets moet doen:',

  order_unpaid_subject: 'Je bestelling PK-{number} wacht op betaling',
  order_unpaid_body:
    'Je bestelling PK-{number} van {total} is nog niet betaald. Een onbetaalde bestelling wordt {figures.payment} na het plaatsen geannuleerd; tot die tijd staat je prijs vast. Betalen doe je hier:',

  booster_found_subject: 'Een booster heeft je bestelling PK-{number} aangenomen',
  booster_found_body:
    'Een booster heeft je bestelling PK-{number} aangenomen en begint binnenkort. Volg elke game op de bestelpagina:',

  order_finished_subject: 'Controleer je bestelling PK-{number}',
  order_finished_body:
    'Volgens je booster is bestelling PK-{number} klaar; het bewijs is toegevoegd. Je hebt {figures.check} om het resultaat te controleren, daarna telt het als goedgekeurd. Controleren doe je op de bestelpagina:',

  coach_asked_subject: 'Een klant heeft jou geboekt: bestelling PK-{number}',
  coach_asked_body:
    'Een klant heeft jou geboekt voor bestelling PK-{number}. Antwoord je niet binnen {figures.coachAnswer}, dan krijgt de klant het geld terug. Neem de bestelling aan of wijs die af op je bord:',

  coach_accepted_subject: 'Je coach heeft bestelling PK-{number} aangenomen',
  coach_accepted_body:
    'Je coach heeft bestelling PK-{number} aangenomen. Stel op de bestelpagina een tijd voor die jou uitkomt, of ga akkoord met die van je coach:',
  coach_declined_subject: 'Je coach heeft bestelling PK-{number} afgewezen',
  coach_declined_body:
    'Je coach heeft bestelling PK-{number} afgewezen. Als je niets doet, betalen we je automatisch terug via de betaalmethode die je gebruikte. Wil je het geld meteen terug, annuleer de bestelling dan op de bestelpagina:',
  coaching_finished_subject: 'Alle uren van je bestelling PK-{number} zitten erop',
  coaching_finished_body:
    'Je coach heeft de laatste uren van bestelling PK-{number} vastgelegd en notities voor je toegevoegd. Je hebt {figures.check} om ze te controleren, daarna tellen ze als goedgekeurd. Lees ze op de bestelpagina:',

  new_device_subject: 'Nieuwe login op je {site}-account',
  new_device_heading: 'Was jij dit?',
  new_device_body:
    'Iemand heeft op je account ingelogd met een browser die we daar nog niet eerder zagen: {browser} op {system}, {time} (UTC).\n\nWas jij dit, dan hoef je niets te doen. Zo niet, log dat apparaat dan uit en kies meteen een nieuw wachtwoord.',
  new_device_button: 'Apparaten bekijken',
  unknown_browser: 'onbekende browser',
  unknown_system: 'onbekend systeem',
} satisfies TranslationOf<typeof mails, 'nl'>
