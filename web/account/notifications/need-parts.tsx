import type { OrderNeed } from '#core/site/waiting.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import type { WaitingOrder } from './news.ts'

/** What an order waits for; some of it is the title of the notification that came of it. */
export const needWords = {
  code_asked: 'notifications.login_code_asked.title',
  code_given: 'notifications.login_code_given.title',
  named: 'notifications.named_asked.title',
  reply: 'notifications.dispute_answer_due.title',
  change: 'notifications.change_asked.title',
  prepared: 'notifications.change_prepared.title',
  silent: 'news.needs.silent',
  late: 'news.needs.late',
  check: 'news.needs.check',
  login: 'news.needs.login',
  pay: 'news.needs.pay',
} as const satisfies Record<OrderNeed, MessageKey>

/** Its number, and by when it should be done or should have been. */
export function NeedBy({ order: { number, need, until } }: { order: WaitingOrder }) {
  const { t } = useApp()
  const times = useTimes()
  const time = until && times.dateTime(until)
  if (!time) return <p className="type-small text-ink-2">{t('news.order', { number })}</p>
  const isOver = need === 'late' || Date.parse(until) < Date.now()
  return <p className="type-small text-ink-2">{t(isOver ? 'news.due' : 'news.by', { number, time })}</p>
}

const orderPage = '/dashboard/order/:order_id'

/** Where an order is taken further, and what the button to it says. */
const steps = {
  code_asked: [orderPage, 'enterCode'],
  code_given: [orderPage, 'openCode'],
  named: [orderPage, 'seeOffer'],
  reply: ['/dashboard/order/:order_id/dispute', 'answer'],
  change: [orderPage, 'answer'],
  prepared: [orderPage, 'answer'],
  silent: [orderPage, 'openOrder'],
  late: [orderPage, 'openOrder'],
  check: [orderPage, 'check'],
  login: [orderPage, 'login'],
  pay: ['/checkout/:order_id', 'pay'],
} as const satisfies Record<OrderNeed, readonly [string, string]>

type StepProps = { order: WaitingOrder; className?: string; onClick?: () => void }

export function NeedStep({ order: { order_id, need }, className, onClick }: StepProps) {
  const { t } = useApp()
  const [to, words] = steps[need]
  return (
    <LocaleLink
      to={to}
      params={{ order_id }}
      className={buttonClass({ variant: 'outline', size: 'small', className })}
      onClick={onClick}
    >
      {t(`news.do.${words}`)}
    </LocaleLink>
  )
}
