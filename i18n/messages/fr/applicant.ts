import type { TranslationOf } from '../../translate.ts'
import type applicant from '../en/applicant.ts'

export default {
  sent_subject: 'Nous avons reçu ta candidature',
  sent_body:
    'Merci pour ta candidature de booster. Nous allons la lire et te répondre au plus tard {date}, par e-mail et sur cette page, où tu peux aussi la suivre :',
  asked_subject: '{notifications.application_asked.title}',
  asked_body:
    'Nous avons lu ta candidature et nous avons une question. Tu peux modifier ta candidature et envoyer ta réponse sur la page ci-dessous. Notre question :',
  accepted_subject: '{notifications.application_accepted.title}',
  accepted_body:
    'Bienvenue ! Ta candidature est acceptée et tu peux prendre des commandes tout de suite. Celles qui te conviennent sont sur le tableau :',
  refused_subject: '{notifications.application_refused.title}',
  refused_body:
    'Merci pour ton intérêt. Nous avons lu ta candidature et nous ne la retenons pas. Tu pourras postuler de nouveau dans {figures.applyAgain}. Notre raison :',
} satisfies TranslationOf<typeof applicant, 'fr'>
