import { holds } from '#core/permissions.ts'
import { raiseTag } from '../db/page-tags.ts'
import type { Caller } from '../http/route.ts'
import type { Work } from '../work.ts'

/** After the commit, the person's open pages read who they are again; a booster's public pages are rendered anew. */
export async function tellChange(work: Work, caller: Caller): Promise<void> {
  if (holds(caller, 'Booster')) await raiseTag(work, 'boosters')
  work.after(() => work.services.realtime.toUser(caller.id, 'update_session', {}))
}
