import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import { countOrders, readOpenedAt } from '#server/platform/http/shop-opening-store.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { checkShop } from '../doctor/check-shop.ts'
import { confirmOpeningMail, readOpeningMail, removeOpeningMail } from './answer-opening-mail.ts'
import { askOpeningMail } from './ask-opening-mail.ts'
import { blockingChecks } from './blocking-checks.ts'
import { openShop } from './open-shop.ts'
import { countConfirmed } from './opening-mail-store.ts'
import { sendOpeningMails } from './send-opening-mails.ts'

export function openingRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'listShopChecks', async () => {
    const { config, db, now } = services
    const [checks, opened] = await Promise.all([checkShop(services), readOpenedAt(db)])
    const [orders, mails] = opened ? [0, 0] : await Promise.all([countOrders(db), countConfirmed(db)])
    const opening = {
      opened_at: opened?.toISOString() ?? null,
      blocking: opened ? [] : blockingChecks(config, checks),
      test_orders: orders,
      mails,
    }
    return { data: { at: now().toISOString(), checks, opening } }
  })

  route(app, services, 'openShop', async ({ caller, body }) => {
    const opened = await openShop(services, caller, body.accepted)
    // At once; the job goes on where this is interrupted.
    sendOpeningMails(services).catch((err) => services.log.warn({ err }, 'opening mails wait for the job'))
    return { data: { opened_at: opened.toISOString() } }
  })

  route(app, services, 'askOpeningMail', async ({ body }) => ({ data: await askOpeningMail(services, body) }))

  route(app, services, 'readOpeningMail', async ({ body }) => ({
    data: await readOpeningMail(services, body.token),
  }))

  route(app, services, 'confirmOpeningMail', async ({ body }) => ({
    data: await confirmOpeningMail(services, body.token),
  }))

  route(app, services, 'removeOpeningMail', async ({ body, work }) => {
    await removeOpeningMail(work, body.token)
    return { data: {} }
  })
}
