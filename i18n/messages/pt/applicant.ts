import type { TranslationOf } from '../../translate.ts'
import type applicant from '../en/applicant.ts'

export default {
  sent_subject: 'Recebemos a tua candidatura',
  sent_body:
    'Obrigado por te candidatares a booster. Vamos ler a tua candidatura e responder até {date}, por e-mail e nesta página, onde também a podes acompanhar:',
  asked_subject: '{notifications.application_asked.title}',
  asked_body:
    'Lemos a tua candidatura e temos uma pergunta. Podes alterar a candidatura e enviar a tua resposta na página abaixo. A nossa pergunta:',
  accepted_subject: '{notifications.application_accepted.title}',
  accepted_body:
    'Boas-vindas! A tua candidatura foi aceite e já podes aceitar pedidos. Os que combinam contigo estão no quadro:',
  refused_subject: '{notifications.application_refused.title}',
  refused_body:
    'Obrigado pelo teu interesse. Lemos a tua candidatura e decidimos não a aceitar. Podes voltar a candidatar-te dentro de {figures.applyAgain}. O nosso motivo:',
} satisfies TranslationOf<typeof applicant, 'pt'>
