import type { TranslationOf } from '../../translate.ts'
import type mails from '../en/mails.ts'

export default {
  greeting: 'Hallo {username},',
  greeting_unproven: 'Hallo,',
  about: 'Bestelling PK-{number}: {what}',
  sign_off: 'Je {site}-team',
  order_paid_subject: 'Je bestelling PK-{number} is betaald',
  order_paid_body:
    'Bedankt: {total} voor je bestelling PK-{number} is binnen. Wat er nu gebeurt, en wat je misschien nog moet doen, staat op de pagina van je bestelling:',
  order_unpaid_subject: 'Je bestelling PK-{number} wacht op betaling',
  order_unpaid_body:
    'Je bestelling PK-{number} van {total} is nog niet betaald. De prijs blijft nog een dag staan, daarna wordt de bestelling geannuleerd. Hier kun je betalen:',
  booster_found_subject: 'Een booster heeft je bestelling PK-{number} aangenomen',
  booster_found_body:
    'Een booster heeft je bestelling PK-{number} aangenomen en begint binnenkort. Volg elke game en schrijf je booster op de pagina van je bestelling:',
  order_finished_subject: 'Je bestelling PK-{number} wacht op je controle',
  order_finished_body:
    'Je booster zegt dat bestelling PK-{number} klaar is en heeft het bewijs toegevoegd. Controleer het resultaat binnen 72 uur, daarna geldt het als aanvaard:',
  coach_asked_subject: 'Een klant vraagt naar jou: bestelling PK-{number}',
  coach_asked_body:
    'Een klant heeft bestelling PK-{number} bij jou geboekt. Neem haar aan of wijs haar af op je bord. Zonder antwoord binnen {figures.coachAnswer} krijgt de klant het geld terug:',
  coach_accepted_subject: 'Je coach heeft bestelling PK-{number} aangenomen',
  coach_accepted_body:
    'Je coach heeft bestelling PK-{number} aangenomen. Stel op de pagina een tijd voor die jou past, of neem die van je coach aan:',
  coach_declined_subject: 'Je coach kan bestelling PK-{number} niet aannemen',
  coach_declined_body:
    'Je coach kan bestelling PK-{number} niet aannemen. Op de pagina krijg je al je geld meteen terug. Doe je niets, dan gaat het vanzelf terug zoals je hebt betaald:',
  coaching_finished_subject: 'Alle uren van je bestelling PK-{number} zijn gegeven',
  coaching_finished_body:
    'Je coach heeft de laatste uren van bestelling PK-{number} ingevuld en notities voor je toegevoegd. Controleer ze binnen 72 uur, daarna gelden ze als geaccepteerd:',
} satisfies TranslationOf<typeof mails, 'nl'>
