import type { z } from 'zod'
import type { getPerson as call } from '#contract/people.ts'
import { type Account, type PermissionRefusal, permissionRefusal } from '#core/people/people.ts'
import { changeRefusal, type Permission, permissions } from '#core/people/permissions.ts'
import { iso } from '#server/platform/db/instants.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findBanOrders } from './ban-order-store.ts'
import { findPerson, openWorkOf } from './people-store.ts'
import { rowView } from './person-view.ts'

type PersonView = z.input<typeof call.reply>['data']['person']

/** One person as staff's panel shows them, with what the reader can change. */
export async function getPerson(db: Db, actor: Caller, userId: string): Promise<{ person: PersonView }> {
  const row = await findPerson(db, userId)
  if (!row) throw new AppError('user_not_found')
  const { solo_limit, duo_limit, banned_at } = row
  const isBooster = solo_limit !== null && duo_limit !== null
  const account: Account = {
    id: row.id,
    kind: row.kind,
    permissions: row.permissions,
    hasServices: isBooster,
    hasOpenWork: isBooster && (await openWorkOf(db, userId)).length > 0,
  }
  const refusals = permissions.map((each) => [each, permissionRefusal(actor, account, each)] as const)
  const person: PersonView = {
    ...rowView(row),
    verified: row.verified_at !== null,
    balance: row.balance ?? 0,
    debt: row.debt ?? 0,
    open_orders: row.open_orders,
    work: isBooster
      ? { solo_limit, duo_limit, services: row.services, completed: row.completed, claimed: row.claimed }
      : null,
    sessions: row.sessions,
    refunds: row.refunds,
    disputes: row.disputes,
    masked: row.masked,
    ban: banned_at && {
      at: banned_at.toISOString(),
      until: iso(row.banned_until),
      reason: row.ban_reason,
      note: row.ban_note,
      by: row.banned_by_name,
      orders: (await findBanOrders(db, userId)).map(banOrderView),
    },
    refusals: {
      account: changeRefusal(actor, row),
      permissions: Object.fromEntries(refusals) as Record<Permission, PermissionRefusal | null>,
    },
  }
  return { person }
}

function banOrderView({ ended_at, ...row }: Awaited<ReturnType<typeof findBanOrders>>[number]) {
  const state = ended_at === null ? 'waiting' : row.refusal === null ? 'done' : 'refused'
  return { ...row, state } as const
}
