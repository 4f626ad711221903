import type { TranslationOf } from '../../translate.ts'
import type applicant from '../en/applicant.ts'

export default {
  sent_subject: 'Abbiamo ricevuto la tua candidatura',
  sent_body:
    'Grazie per la tua candidatura da booster. La leggeremo e risponderemo entro {date}, per e-mail e su questa pagina, dove puoi anche seguirla:',
  asked_subject: '{notifications.application_asked.title}',
  asked_body:
    'Abbiamo letto la tua candidatura e abbiamo una domanda. Puoi modificare la candidatura e inviare la risposta sulla pagina qui sotto. La nostra domanda:',
  accepted_subject: '{notifications.application_accepted.title}',
  accepted_body:
    'Benvenuto! La tua candidatura è stata accettata e puoi prendere ordini da subito. Quelli adatti a te sono in bacheca:',
  refused_subject: '{notifications.application_refused.title}',
  refused_body:
    'Grazie per l’interesse. Abbiamo letto la tua candidatura e l’abbiamo respinta. Puoi candidarti di nuovo tra {figures.applyAgain}. Il nostro motivo:',
} satisfies TranslationOf<typeof applicant, 'it'>
