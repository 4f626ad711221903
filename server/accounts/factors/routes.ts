import type { FastifyInstance } from 'fastify'
import type { Db } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { addPasskey } from './add-passkey.ts'
import { confirmApp } from './confirm-app.ts'
import { factorsView } from './factors-view.ts'
import { renamePasskeyRow } from './passkey-store.ts'
import { removeApp } from './remove-app.ts'
import { removePasskey } from './remove-passkey.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { startApp } from './start-app.ts'
import { startPasskey } from './start-passkey.ts'

export function factorsRoutes(app: FastifyInstance, services: Services) {
  const { db } = services
  const view = async ({ id }: Caller, on: Db = db) => ({ factors: await factorsView(on, id) })

  route(app, services, 'getFactors', async ({ caller }) => ({ data: await view(caller) }))

  route(app, services, 'startPasskey', async ({ caller }) => ({ data: await startPasskey(services, caller) }))

  route(app, services, 'addPasskey', async ({ caller, body }) => {
    await addPasskey(services, caller, body)
    return { data: await view(caller) }
  })

  route(app, services, 'renamePasskey', async ({ caller, params, body, work }) => {
    if (!(await renamePasskeyRow(work.tx, caller.id, params.passkey_id, body.name)))
      throw new AppError('passkey_not_found')
    return { data: await view(caller, work.tx) }
  })

  route(app, services, 'removePasskey', async ({ caller, params, work }) => {
    await removePasskey(work, caller, params.passkey_id)
    return { data: await view(caller, work.tx) }
  })

  route(app, services, 'startApp', async ({ caller }) => ({ data: await startApp(services, caller) }))

  route(app, services, 'confirmApp', async ({ caller, body }) => {
    const codes = await confirmApp(services, caller, body.code)
    return { data: { ...(await view(caller)), codes } }
  })

  route(app, services, 'removeApp', async ({ caller, work }) => {
    await removeApp(work, caller)
    return { data: await view(caller, work.tx) }
  })

  route(app, services, 'renewRecoveryCodes', async ({ caller }) => {
    const codes = await renewRecoveryCodes(services, caller)
    return { data: { ...(await view(caller)), codes } }
  })
}
