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

  account_banned_subject: 'Je account bij {site} is geblokkeerd',
  account_banned_heading: '{booster.refusal.account_banned}',
  account_banned_body:
    'Ons team heeft je account geblokkeerd. {reason}\n\nJe bestellingen en je saldo blijven zoals ze zijn. Denk je dat dit een vergissing is? Schrijf ons.',
  account_banned_button: '{rights.contact}',

  account_unbanned_subject: 'Je account bij {site} werkt weer',
  account_unbanned_heading: 'Je account werkt weer',
  account_unbanned_body:
    'Ons team heeft de blokkade van je account opgeheven. Je kunt inloggen en het weer gebruiken.',
  account_unbanned_button: '{rights.toDashboard}',

  sessions_ended_subject: 'Je bent overal uitgelogd bij {site}',
  sessions_ended_heading: 'Je bent overal uitgelogd',
  sessions_ended_body:
    'Ons team heeft je account op elk apparaat uitgelogd. Log opnieuw in om verder te gaan.',
  sessions_ended_button: '{shell.signIn}',

  permissions_changed_subject: 'Je rechten bij {site} zijn gewijzigd',
  permissions_changed_heading: 'Je rechten zijn gewijzigd',
  permissions_changed_body:
    'Ons team heeft gewijzigd wat je account mag. Je hebt nu deze rechten: {permissions}.',
  permissions_changed_button: '{rights.toDashboard}',
  permissions_removed_subject: '{mails.permissions_changed_subject}',
  permissions_removed_heading: 'Je rechten zijn ingetrokken',
  permissions_removed_body:
    'Ons team heeft de rechten van je account ingetrokken. Het account, je bestellingen en je saldo blijven zoals ze zijn.',
  permissions_removed_button: '{rights.toDashboard}',
} satisfies TranslationOf<typeof mails, 'nl'>
