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

  passkey_added_subject: 'Er is een toegangssleutel aan je account toegevoegd',
  passkey_added_heading: 'Nieuwe toegangssleutel',
  passkey_added_body:
    'Een nieuwe toegangssleutel kan op je account inloggen. Was jij dit niet? Verwijder hem dan en wijzig je wachtwoord.',
  passkey_added_button: 'Instellingen controleren',
  passkey_removed_subject: 'Er is een toegangssleutel van je account verwijderd',
  passkey_removed_heading: 'Toegangssleutel verwijderd',
  passkey_removed_body:
    'Een van je toegangssleutels kan niet meer op je account inloggen. Was jij dit niet? Wijzig dan je wachtwoord en controleer je apparaten.',
  passkey_removed_button: '{mails.passkey_added_button}',
  app_set_up_subject: 'Een authenticator-app beschermt nu je account',
  app_set_up_heading: 'Authenticator-app ingesteld',
  app_set_up_body:
    'Vanaf nu vraagt inloggen ook een code uit je app. Was jij dit niet? Neem dan meteen contact op met onze support.',
  app_set_up_button: '{mails.passkey_added_button}',
  app_removed_subject: 'De authenticator-app is van je account verwijderd',
  app_removed_heading: 'Authenticator-app verwijderd',
  app_removed_body:
    'Inloggen vraagt geen code uit je app meer. Was jij dit niet? Wijzig dan je wachtwoord en stel de app opnieuw in.',
  app_removed_button: '{mails.passkey_added_button}',
  recovery_code_used_subject: 'Er is een herstelcode van je account gebruikt',
  recovery_code_used_heading: 'Herstelcode gebruikt',
  recovery_code_used_body:
    'Een van je herstelcodes is zojuist gebruikt en werkt niet nog een keer. Was jij dit niet? Wijzig dan je wachtwoord en maak nieuwe codes.',
  recovery_code_used_button: '{mails.passkey_added_button}',
  new_recovery_codes_subject: 'Je account heeft nieuwe herstelcodes',
  new_recovery_codes_heading: 'Nieuwe herstelcodes',
  new_recovery_codes_body:
    'Je eerdere herstelcodes werken niet meer. Was jij dit niet? Wijzig dan je wachtwoord en maak nieuwe codes.',
  new_recovery_codes_button: '{mails.passkey_added_button}',
} satisfies TranslationOf<typeof mails, 'nl'>
