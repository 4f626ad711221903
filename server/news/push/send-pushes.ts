import { topicOf } from '#contract/notification-topics.ts'
import { dayMs, hourMs } from '#core/base/durations.ts'
import { isWanted, type NewsChoice } from '#core/people/notification-choices.ts'
import { isQuiet } from '#core/people/quiet-hours.ts'
import { counts } from '#server/platform/operation-marks/counts.ts'
import type { PushAnswer } from '#server/platform/outside/web-push.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { deleteGone, notePush } from './push-device-store.ts'
import { isUrgent, pushMessage } from './push-message.ts'
import { deletePush, postponePush, type TakenPush, takePushes } from './push-store.ts'

const batch = 50
const batchesAtOnce = 20
/** Sent at once. A batch is through within half of its shortest lease, even if no service answers. */
const together = 10

const mostAttempts = 6
const mostInHour = 60
/** Older news would only confuse. */
const givenUpAfterMs = dayMs
const keptByServiceS = 3_600

/**
 * Sends the pushes that are due. A server that is killed between a service's answer and its own note sends that push again;
 * the device knows it by its notification and shows it once.
 */
export async function sendPushes(services: Services): Promise<void> {
  const { db, now, log } = services
  for (let i = 0; i < batchesAtOnce; i++) {
    const pushes = await takePushes(db, now(), batch)
    const left = pushes.values()
    await Promise.all(
      Array.from({ length: together }, async () => {
        for (const push of left)
          await send(services, push).catch((error) => log.error({ err: error }, 'a push could not be sent'))
      }),
    )
    if (pushes.length < batch) return
  }
}

async function send(services: Services, push: TakenPush): Promise<void> {
  const { db, config, webPush, now } = services
  const unsent = await whyUnsent(services, push)
  if (unsent) {
    counts.pushes.inc({ outcome: unsent })
    return deletePush(db, push)
  }
  const { notification_id: id, code, params, locale, details } = push
  const message = await pushMessage({ id, code, params, locale, details, siteName: config.siteName })
  const options = { ttlS: keptByServiceS, urgent: isUrgent(code) }
  const answer = await webPush.send(push, JSON.stringify(message), options)
  await note(services, push, answer, now())
}

/** Why a push isn't sent; null if it is. */
async function whyUnsent({ realtime, now }: Services, push: TakenPush): Promise<string | null> {
  const at = now().getTime()
  const topic = topicOf[push.code]
  const choices = push.choices.map((choice) => ({ ...choice, channel: 'push' }) as NewsChoice)
  if (!push.is_live) return 'ended'
  if (push.attempts > mostAttempts || at - push.created_at.getTime() > givenUpAfterMs) return 'given_up'
  if (push.read_at !== null) return 'read'
  // A code of a newer server, while both run.
  if (!topic || !isWanted(choices, topic, 'push')) return 'unwanted'
  if (isQuiet(push.quiet, push.code, at)) return 'quiet'
  const isSameHour = push.hour_began_at !== null && at - push.hour_began_at.getTime() < hourMs
  if (isSameHour && push.sent_in_hour >= mostInHour) return 'too_many'
  // An open page in front of the person shows it itself.
  return (await realtime.isVisible(push.session_id)) ? 'visible' : null
}

async function note({ db, log }: Services, push: TakenPush, answer: PushAnswer, now: Date): Promise<void> {
  counts.pushes.inc({ outcome: answer.kind })
  if (answer.kind === 'sent') {
    await deletePush(db, push)
    return notePush(db, push.session_id, now)
  }
  if (answer.kind === 'gone') return deleteGone(db, push.session_id, push.endpoint)
  log.warn({ event: 'push', outcome: answer.kind, why: answer.why }, 'a push was not accepted')
  if (answer.kind === 'refused') return deletePush(db, push)
  await postponePush(db, push, {
    until: new Date(now.getTime() + (answer.ms ?? 0)),
    untried: answer.untried ?? false,
  })
}
