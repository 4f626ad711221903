import type { z } from 'zod'
import type { listPeople } from '#contract/people.ts'
import { permissions } from '#core/people/permissions.ts'
import { iso } from '#server/platform/db/instants.ts'
import type { findPeople } from './people-store.ts'

type ListedRow = Awaited<ReturnType<typeof findPeople>>['rows'][number]
type Listed = z.input<typeof listPeople.reply>['data']['items'][number]

export function rowView(row: ListedRow): Omit<Listed, 'online'> {
  return {
    user_id: row.id,
    kind: row.kind,
    username: row.username,
    email: row.email,
    permissions: permissions.filter((each) => row.permissions.includes(each)),
    banned_at: iso(row.banned_at),
    locale: row.locale,
    banned_until: iso(row.banned_until),
    orders: row.orders,
    spent: row.spent,
    created_at: row.created_at.toISOString(),
    last_seen_at: iso(row.last_seen_at),
    demo: row.demo,
  }
}
