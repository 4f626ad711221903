import { expect, test } from 'vitest'
import { allMessages, keysOf } from './audit.ts'
import { ownHole } from './fill.ts'

const english = await allMessages('en')

/** Keys whose texts are the same in English but differ in meaning, or need another form in another language. */
const apart: [keys: string, why: string][] = [
  ['roster.pause terms.pause.name', 'a button; a term'],
  ['adminreviews.state.hidden work.hiddenPassword', 'agrees with what is hidden: a review, a password'],
  ['boosters.count roster.total', 'boosters who take orders; present and former ones'],
  ['coupons.state.active roster.state.active', 'agrees with what is active: a coupon, a booster'],
  ['order.paused roster.state.paused', 'agrees with what is paused: an order, a booster'],
  ['adminmails.state.sent applications.event.send', 'an e-mail; an application'],
  ['adminmails.state.waiting inbox.view.waiting', 'an e-mail; conversations'],
  ['access.email.confirmed order.stretch.confirmed', 'agrees with what is confirmed: an address, a record'],
  [
    'access.email.unconfirmed order.stretch.unconfirmed',
    'agrees with what is confirmed: an address, a record',
  ],
  ['boosters.drawnOrder contact.way.order', 'a label in a drawing; a heading'],
  ['admin.sort.newest coupons.sort.newest', 'agrees with what is sorted: orders, coupons'],
  ['application.part.hours contact.hours', 'when one plays; opening hours'],
  ['application.part.proof terms.proof.name', 'a part of a page; a term'],
  ['application.span order.stopClimbed post.span', 'times of a day; ranks; a reading'],
  ['applications.tab.accept booster.accept', 'an application; a booking'],
  ['applications.status.accepted order.event.claim', 'an application; an order'],
  ['booster.nextAgree coaching.how.agree', 'a booster’s next step; advice to both sides'],
  ['booster.claim terms.claim.name', 'a button; a noun'],
  ['checkout.newCoaching coaching.pickTitle', 'a button; an instruction'],
  ['checkout.couponApply prices.apply', 'redeems a coupon; changes numbers'],
  ['coaching.free games.free', 'not booked; at no cost'],
  ['coupons.state.scheduled prices.state.scheduled', 'agrees with coupon, with version'],
  ['games.points.points order.colPoints', 'the unit of a game; a column of any unit'],
  ['games.status.verification_required games.status.completed', 'spec 1 names both states alike'],
  ['games.status.completed order.event.complete', 'a state; what happened'],
  ['games.status.cancelled order.event.cancel', 'a state; what happened'],
  ['order.paused order.event.pause', 'a state; what happened'],
  ['order.step.paid order.event.pay order.stopPaid', 'a state; what happened; an amount'],
  ['games.service.coaching order.state.coaching', 'the service; that it is under way'],
  ['order.count.game order.compareWork order.workDone', 'how many games; how much was played'],
  ['booster.noCompleted coaching.first', 'one’s own empty list; a coach’s record'],
  ['booster.share.available coaching.free', 'money; hours'],
  ['order.step.check service.how.check', 'a step of an order; advice'],
  ['order.colStanding service.sliderRank', 'a column; what a slider sets'],
  ['order.games shell.games', 'matches; titles'],
  ['order.now prices.atOnce', 'the present; without delay'],
  ['boosters.finished order.arrived', 'a column of orders; the end of a climb'],
  ['boosters.order order.colOrder', 'a button; a column'],
  ['finished.late order.daysLate', 'at the end of a row; beside a date'],
  ['profile.moreClimbs service.moreAddons', 'agrees with what is shown: climbs, add-ons'],
  ['order.booster shell.role.booster', 'the person of an order; a role'],
  ['order.customer shell.role.customer', 'the person of an order; a role'],
  ['order.completedNow order.verifyCloses', 'what is done; what a button will do'],
  ['order.arrived order.refundArrives', 'the end of a climb; money'],
  ['order.promiseStart service.start', 'when work begins; a rank'],
  ['order.contactOrders shell.adminOrders', 'how many a customer has; a page'],
  ['admin.colClosed inbox.view.closed', 'agrees with what is closed: an order, conversations'],
  ['games.role.support shell.adminSupport', 'a lane; the team that answers'],
  ['inbox.close shell.close', 'ends a conversation; closes a dialog'],
  ['people.role terms.role.name', 'of a user; in a team'],
  ['prices.work.climb terms.climb.name', 'a kind of price; a noun'],
  ['cookies.lasts.days games.days', 'how long a cookie is kept; how long a climb takes'],
  ['games.queue.ranked posts.topic.ranked', 'a queue of a game; what posts are about'],
  ['application.picture.profile settings.title.profile', 'a screenshot of a game’s profile; one’s own'],
  [
    'application.done settings.stepDone mails.fact_done',
    'a part of a form; a step of a path; a row of a mail',
  ],
  ['application.choosePicture settings.choosePicture', 'a screenshot; a picture of oneself'],
  ['application.off settings.allOff', 'hours of a day; all ways of a kind of news'],
  ['chat.discard settings.discard', 'drops a message; drops changes'],
  ['order.colNext settings.stepNext', 'a column; the step of a path'],
  ['inbox.sound settings.channel.sound', 'a switch; a column'],
  ['session.held session.recordHours', 'of all sessions; of one'],
  ['prices.proposal proposals.what', 'prices that aren’t in effect; what a colleague wants to do'],
]

/** Texts that are written out under several keys; a text that only names another is not a second text. */
function twins(): string[][] {
  const keys = new Map<string, string[]>()
  for (const [area, texts] of Object.entries(english))
    for (const [name, message] of Object.entries(texts)) {
      const text = JSON.stringify(message)
      if (text.replaceAll(ownHole, '') === '""') continue
      keys.set(text, [...(keys.get(text) ?? []), `${area}.${name}`])
    }
  return [...keys.values()].filter(({ length }) => length > 1)
}

test('one meaning has one text: a second key names the first, as in {games.status.completed}', () => {
  const explained = apart.map(([keys]) => keys.split(' '))
  const isExplained = (one: string, other: string) =>
    explained.some((keys) => keys.includes(one) && keys.includes(other))
  const pairs = twins().flatMap((keys) =>
    keys.flatMap((one, index) => keys.slice(index + 1).map((other) => [one, other] as const)),
  )
  // Two that differ from the same third text need no entry of their own.
  const unexplained = pairs.filter(
    ([one, other]) =>
      !isExplained(one, other) &&
      !pairs.flat().some((third) => isExplained(one, third) && isExplained(third, other)),
  )
  expect(unexplained).toEqual([])
})

test('each explained key still exists', () => {
  const all = new Set(keysOf(english))
  expect(apart.flatMap(([keys]) => keys.split(' ')).filter((key) => !all.has(key))).toEqual([])
})
