import type { z } from 'zod'
import type { chooseForList as chooseCall, saveView as saveCall } from '#contract/staff-views.ts'
import { changesView, seesView, type ViewedList, viewLimits } from '#core/site/staff-views.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { refuseList } from './list-views.ts'
import {
  changeView,
  findViews,
  insertView,
  lockView,
  lockViews,
  removeView,
  saveChoice,
} from './view-store.ts'

type Named = { list: ViewedList; view_id: string }

/**
 * Saves a view: a new one under an id that nobody has, or a change. Of two people who change it at once, the second one is
 * refused (`view_changed`); one save that is sent twice stays one.
 */
export async function saveView(
  work: Work,
  caller: Caller,
  { list, view_id }: Named,
  { name, shared, query, version }: z.output<typeof saveCall.body>,
): Promise<void> {
  refuseList(caller, list)
  await lockViews(work.tx, list)
  const known = await lockView(work.tx, view_id)
  const held = Object.fromEntries(query.map(({ name, value }) => [name, value]))
  const change = { name, shared, query: JSON.stringify(held) }
  if (known) {
    refuseOthers(caller, list, known)
    if (known.version !== version) throw new AppError('view_changed')
    if (shared && !known.shared) await refuseTooMany(work, caller, list, 'shared')
    await changeView(work.tx, view_id, change)
  } else {
    if (version > 0) throw new AppError('view_not_found')
    await refuseTooMany(work, caller, list, 'own')
    if (shared) await refuseTooMany(work, caller, list, 'shared')
    await insertView(work.tx, { id: view_id, list, owner_id: caller.id, ...change })
  }
  await record(work, caller, view_id, { operation: 'save view', list, name, shared })
}

/** Deletes a view; who opened the list with it opens it without. */
export async function deleteView(work: Work, caller: Caller, { list, view_id }: Named): Promise<void> {
  refuseList(caller, list)
  const known = await lockView(work.tx, view_id)
  if (!known) throw new AppError('view_not_found')
  refuseOthers(caller, list, known)
  await removeView(work.tx, view_id)
  const { name, shared } = known
  await record(work, caller, view_id, { operation: 'delete view', list, name, shared })
}

/** A person's own choice for a list; it changes nothing for anyone else, so no record has it. */
export async function chooseForList(
  { tx }: Work,
  caller: Caller,
  list: ViewedList,
  { default_view_id, columns }: z.output<typeof chooseCall.body>,
): Promise<void> {
  refuseList(caller, list)
  if (default_view_id) {
    const view = await lockView(tx, default_view_id)
    if (view?.list !== list || !seesView(caller, view)) throw new AppError('view_not_found')
  }
  await saveChoice(tx, list, caller.id, {
    ...(default_view_id !== undefined && { view_id: default_view_id }),
    ...(columns !== undefined && { columns }),
  })
}

type Known = { list: ViewedList; owner_id: string; shared: boolean }

/** What the caller doesn't see isn't there; what they only see isn't theirs to change. */
function refuseOthers(caller: Caller, list: ViewedList, view: Known): void {
  if (view.list !== list || !seesView(caller, view)) throw new AppError('view_not_found')
  if (!changesView(caller, view)) throw new AppError('forbidden')
}

async function refuseTooMany(
  { tx }: Work,
  caller: Caller,
  list: ViewedList,
  kind: 'own' | 'shared',
): Promise<void> {
  const views = await findViews(tx, list, caller.id)
  const counted = views.filter((view) => (kind === 'own' ? view.owner_id === caller.id : view.shared))
  if (counted.length >= viewLimits[kind]) throw new AppError('too_many_views')
}

type Recorded = { operation: 'save view' | 'delete view'; list: ViewedList; name: string; shared: boolean }

/** The name of a private view is its maker’s own. */
function record(
  { tx, now }: Work,
  caller: Caller,
  viewId: string,
  { operation, list, name, shared }: Recorded,
): Promise<void> {
  const detail = { list, shared, ...(shared && { title: name }) }
  return recordAudit(tx, { actorId: caller.id, operation, subject: `view ${viewId}`, detail }, now)
}
