import type { OperationMark } from '#db/schema.ts'
import { notifyAll } from '#server/news/notifications/notify.ts'
import { clearMark, setFirstMark } from '#server/platform/operation-marks/mark-store.ts'
import type { Access } from '#server/platform/outside/access.ts'
import { outgoingCalls } from '#server/platform/outside/payment-provider.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { staffWith } from '#server/platform/users/user-store.ts'
import { webhookUrl } from './checks.ts'

type Refusal = Extract<OperationMark, 'payment_key_refused' | 'mail_login_refused'>

/**
 * The same services, whose mail server and payment provider are watched: the first call that they refuse because of our
 * password or key notifies everyone with full access. `probeAccess` notices when they accept it again.
 */
export function watchAccess(services: Services): Services {
  const { mailer } = services
  const watched: Services = {
    ...services,
    ...(mailer.isRefusedAccess && {
      mailer: watching(mailer, 'send', mailer.isRefusedAccess, () => report(watched, 'mail_login_refused')),
    }),
    payments: new Map(
      [...services.payments].map(([name, provider]) => {
        const { isRefusedAccess } = provider
        if (!isRefusedAccess) return [name, provider]
        const refused = () => report(watched, 'payment_key_refused')
        const whole = outgoingCalls.reduce(
          (each, call) => watching(each, call, isRefusedAccess, refused),
          provider,
        )
        return [name, whole]
      }),
    ),
  }
  return watched
}

/** The same object, one of whose calls reports an error of a kind before it throws it. */
function watching<T extends object>(
  service: T,
  call: keyof T,
  isRefused: (error: unknown) => boolean,
  refused: () => Promise<void>,
): T {
  const run = service[call] as (...args: unknown[]) => Promise<unknown>
  const watched = async (...args: unknown[]) => {
    try {
      return await run.apply(service, args)
    } catch (error) {
      if (isRefused(error)) await refused()
      throw error
    }
  }
  return { ...service, [call]: watched }
}

/** Notifies everyone with full access once, until the service accepts us again. */
async function report(services: Services, refusal: Refusal): Promise<void> {
  const { log } = services
  try {
    await transaction(services, async (work) => {
      if (!(await setFirstMark(work.tx, refusal, work.now))) return
      log.error({ event: refusal }, sentences[refusal])
      await notifyAll(work, await staffWith(work.tx, 'FullAccess'), { code: refusal, params: {} })
    })
  } catch (error) {
    log.error({ err: error, event: refusal }, 'staff could not be notified')
  }
}

const sentences: Record<Refusal, string> = {
  payment_key_refused: 'The payment provider refuses STRIPE_SECRET_KEY: nobody can pay by card',
  mail_login_refused: 'The mail server refuses the password in SMTP_URL: no mail leaves',
}

/** Asks both whether they accept us; runs after the start and now and then. */
export async function probeAccess(services: Services): Promise<void> {
  const { config, mailer, payments } = services
  const said = async (access: Access | 'untrusted', refusal: Refusal) => {
    if (access === 'refused') await report(services, refusal)
    else if (access === 'accepted') await clearMark(services.db, refusal)
  }
  if (mailer.check) await said(await mailer.check(), 'mail_login_refused')
  for (const provider of payments.values())
    if (provider.check) await said((await provider.check(webhookUrl(config))).access, 'payment_key_refused')
}
