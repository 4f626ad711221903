import type { TranslationOf } from '../../translate.ts'
import type change from '../en/change.ts'

export default {
  title: 'عدّل طلبك',
  leadAsk:
    'لدى المحترف {figures.changeAnswer} للرد، وتستمر المباريات في هذه الأثناء. يُخصم المبلغ الإضافي الآن. عند الرفض أو عدم الرد لا يتغير شيء ويعود المال إليك.',
  leadNow: 'لم يأخذ أي محترف طلبك بعد، لذلك يسري التعديل فورًا.',
  count: 'العدد الإجمالي',
  used: 'استُخدمت عند البدء ولا تُحتسب مجددًا',
  more: 'المبلغ الإضافي',
  less: 'يعود إليك',
  paid: 'المدفوع حتى الآن',
  nothing: 'عدّل شيئًا أولًا.',
  tooHigh: 'هذا أعلى من أعلى رتبة للمحترف. اختر هدفًا أدنى.',
  impossible: 'وصل الطلب إلى ذلك بالفعل أو لا يمكن طلبه. اختر شيئًا آخر.',
  note: 'ملاحظة للمحترف',
  ask: 'اسأل المحترف',
} satisfies TranslationOf<typeof change, 'ar'>
