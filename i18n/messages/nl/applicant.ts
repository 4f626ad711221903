import type { TranslationOf } from '../../translate.ts'
import type applicant from '../en/applicant.ts'

export default {
  sent_subject: 'We hebben je aanmelding',
  sent_body:
    'Bedankt voor je aanmelding als booster. We lezen die en antwoorden uiterlijk {date}, per e-mail en op deze pagina, waar je je aanmelding ook kunt volgen:',
  asked_subject: '{notifications.application_asked.title}',
  asked_body:
    'We hebben je aanmelding gelezen en hebben een vraag. Op de pagina hieronder kun je je aanmelding wijzigen en je antwoord versturen. Onze vraag:',
  accepted_subject: '{notifications.application_accepted.title}',
  accepted_body:
    'Welkom! Je aanmelding is geaccepteerd en je kunt meteen bestellingen aannemen. De bestellingen die bij je passen, vind je op het bord:',
  refused_subject: '{notifications.application_refused.title}',
  refused_body:
    'Bedankt voor je interesse. We hebben je aanmelding gelezen en besloten die af te wijzen. Je kunt je over {figures.applyAgain} opnieuw aanmelden. Onze reden:',
} satisfies TranslationOf<typeof applicant, 'nl'>
