import type { ReactNode } from 'react'
import { useNow } from '#web/frame/texts/use-now.ts'
import { ChangeCard } from '../../changes/change-card.tsx'
import { NextCard } from '../../changes/next-card.tsx'
import { PreparedCard } from '../../changes/prepared-card.tsx'
import { AnswerNotice } from '../lessons/answer-notice.tsx'
import { LessonCard } from '../lessons/lesson-card.tsx'
import { LoginCard } from '../login/login-card.tsx'
import { MoneyCard, ReturnedPayments } from '../money/money-card.tsx'
import type { OrderView } from '../parts/order-facts.ts'
import { SilenceNotices } from '../silence/silence-notices.tsx'
import { BoosterWork } from '../work/booster-work.tsx'
import { RecordsCard } from '../work/records-card.tsx'
import { BoosterNow, Rejected } from './booster-now.tsx'
import { CheckCard } from './check-card.tsx'
import { CodeCard } from './code-card.tsx'
import { DoneCard } from './done-card.tsx'
import { FrozenNotice } from './frozen-notice.tsx'
import { NoticesForStaff } from './notices-for-staff.tsx'
import { PausedCard } from './paused-card.tsx'
import { PayCard } from './pay-card.tsx'
import { LateCard, SearchCard } from './search-card.tsx'
import { type WhatNow, whatNow } from './what-now.ts'

type Card = (props: { order: OrderView }) => ReactNode

const cards: Record<WhatNow, Card> = {
  pay: PayCard,
  login: LoginCard,
  answer: Asked,
  search: SearchCard,
  late: LateCard,
  paused: PausedCard,
  lesson: ({ order }) => order.session && <LessonCard order={order} lesson={order.session} />,
  records: RecordsCard,
  work: BoosterNow,
  check: CheckCard,
  done: DoneCard,
  money: MoneyCard,
}

/** What the order waits for, directly below the title. */
export function NowSection({ order }: { order: OrderView }) {
  const now = useNow()
  const late = now !== null && order.start_due_at !== null && now > Date.parse(order.start_due_at)
  const what = whatNow(order, late)
  const Shown = what && cards[what]
  return (
    <div className="order-now grid gap-4 empty:hidden">
      <NoticesForStaff order={order} />
      <FrozenNotice order={order} />
      <CodeCard order={order} />
      {Shown && <Shown order={order} />}
      {/* The login can be opened during a pause; disabled actions say why. */}
      {what === 'paused' && order.viewer === 'booster' && <BoosterWork order={order} />}
      {order.viewer !== 'booster' && <Rejected order={order} />}
      <SilenceNotices order={order} />
      <PreparedCard order={order} />
      <ChangeCard order={order} />
      <NextCard order={order} />
      <ReturnedPayments order={order} />
    </div>
  )
}

/** Until a coach accepts: the deadline for it, and the time that is already booked. */
function Asked({ order }: { order: OrderView }) {
  return (
    <>
      <AnswerNotice order={order} />
      {order.session && <LessonCard order={order} lesson={order.session} />}
    </>
  )
}
