import type { TranslationOf } from '../../translate.ts'
import type applicant from '../en/applicant.ts'

export default {
  sent_subject: 'وصلنا طلب انضمامك',
  sent_body:
    'شكرًا لتقدّمك للانضمام إلى المحترفين. سنقرأ طلب انضمامك ونرد قبل {date}، بالبريد وفي هذه الصفحة التي يمكنك متابعته فيها أيضًا:',
  asked_subject: '{notifications.application_asked.title}',
  asked_body: 'قرأنا طلب انضمامك ولدينا سؤال. يمكنك تعديله وإرسال إجابتك في الصفحة أدناه. سؤالنا:',
  accepted_subject: '{notifications.application_accepted.title}',
  accepted_body: 'أهلًا بك! قُبل طلب انضمامك ويمكنك استلام الطلبات فورًا. تجد ما يناسبك في لوحة الطلبات:',
  refused_subject: '{notifications.application_refused.title}',
  refused_body:
    'شكرًا لاهتمامك. قرأنا طلب انضمامك وقررنا عدم قبوله. يمكنك التقديم مجددًا بعد {figures.applyAgain}. السبب:',
} satisfies TranslationOf<typeof applicant, 'ar'>
