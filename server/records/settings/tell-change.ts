import { holds } from '#core/people/permissions.ts'
import { raiseTag } from '#server/platform/db/raise-tag.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'

/** After the commit, the person's open pages read who they are again; a booster's public pages are rendered anew. */
export async function tellChange(work: Work, caller: Caller): Promise<void> {
  if (holds(caller, 'Booster')) await raiseTag(work, 'boosters')
  work.after(() => work.services.realtime.toUser(caller.id, 'update_session', {}))
}
