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

  welcome_subject: 'Welkom bij {site}: bevestig je adres',
  welcome_heading: 'Welkom! Is dit jouw adres?',
  welcome_body:
    'Je hebt met dit e-mailadres een account aangemaakt. Bevestig dat het van jou is: dan kun alleen jij er weer in, en komen eerdere bestellingen als gast in je account. De link werkt één keer, binnen {figures.verifyLink}.\n\nHeb je dit account niet aangemaakt? Bevestig het dan niet. Niemand komt er je mailbox mee in.',
  welcome_button: 'Mijn adres bevestigen',

  reset_password_subject: 'Stel je wachtwoord voor {site} opnieuw in',
  reset_password_heading: 'Tijd voor een nieuw wachtwoord',
  reset_password_body:
    'Iemand heeft een nieuw wachtwoord voor je account aangevraagd. Was jij dat, kies er dan nu een. De link werkt één keer, binnen {figures.resetLink}, en logt je overal elders uit.\n\nWas jij het niet, negeer deze mail dan. Je wachtwoord blijft zoals het is.',
  reset_password_button: 'Wachtwoord instellen',

  open_order_subject: 'Terug naar je bestelling PK-{number}',
  open_order_heading: 'Je bestelling, zonder wachtwoord',
  open_order_body:
    'Iemand heeft een link gevraagd naar bestellingen met dit adres. De knop opent bestelling PK-{number}. Hij werkt één keer, binnen {figures.orderLink}.\n\nWas jij het niet, negeer deze mail dan. Zonder de link kan niemand je bestelling openen.',
  open_order_button: 'Mijn bestelling openen',

  have_account_subject: 'Je bestellingen staan in je account bij {site}',
  have_account_heading: 'Je hebt al een account',
  have_account_body:
    'Iemand heeft een link gevraagd naar bestellingen met dit adres. Bij het adres hoort een account: log in om je bestellingen te zien. Ben je je wachtwoord vergeten, dan kun je het daar opnieuw instellen.',
  have_account_button: 'Nu inloggen',

  password_changed_subject: 'Je wachtwoord voor {site} is gewijzigd',
  password_changed_heading: 'Je wachtwoord is gewijzigd',
  password_changed_body:
    'Het wachtwoord van je account is net gewijzigd, en je andere apparaten zijn uitgelogd.\n\nWas jij het niet, stel je wachtwoord dan meteen opnieuw in: bij het inloggen, via “Wachtwoord vergeten?”.',
  password_changed_button: 'Account controleren',

  change_email_old_subject: 'Bevestig een nieuw adres voor je account',
  change_email_old_heading: 'Wil je een ander adres?',
  change_email_old_body:
    'Je account gaat {email} gebruiken in plaats van dit adres. Er verandert niets zolang je hier niet ook akkoord gaat. De link werkt één keer, binnen {figures.changeLink}.\n\nWas jij het niet, ga dan niet akkoord en wijzig je wachtwoord.',
  change_email_old_button: 'Akkoord met wijziging',
  change_email_new_subject: 'Bevestig dit adres voor {site}',
  change_email_new_heading: 'Bevestig je nieuwe adres',
  change_email_new_body:
    'Dit adres, {email}, gaat bij een account van {site} horen. Is dat jouw account, bevestig het dan. De link werkt één keer, binnen {figures.changeLink}.\n\nZegt dit je niets, negeer deze mail dan.',
  change_email_new_button: 'Dit adres bevestigen',

  email_changed_subject: 'Je adres bij {site} is gewijzigd',
  email_changed_heading: 'Je e-mailadres is gewijzigd',
  email_changed_body:
    'Je account gebruikt nu {email}. Voortaan gaan onze mails daarheen.\n\nWas jij het niet, schrijf ons dan meteen, zodat je je account terugkrijgt.',
  email_changed_button: 'Support benaderen',
} satisfies TranslationOf<typeof mails, 'nl'>
