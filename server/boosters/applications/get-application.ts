import type { Db } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { findSent } from './application-store.ts'
import { applicationView } from './application-view.ts'

/** An application for staff, with who sent it; a draft stays private. */
export async function getApplication(db: Db, id: string) {
  const row = await findSent(db, id)
  if (!row) throw new AppError('application_not_found')
  const { username, email, locale } = row
  return { ...(await applicationView(db, row)), username, email, locale }
}
