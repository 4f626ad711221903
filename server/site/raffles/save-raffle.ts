import type { z } from 'zod'
import type { raffleDeskContract as calls } from '#contract/raffle-desk.ts'
import { canBeWritten, hasOpened, isWritten, type RaffleDraft } from '#core/raffles/raffles.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { pgCode, uniqueViolation } from '#server/platform/db/pg-errors.ts'
import { raiseTag } from '#server/platform/db/raise-tag.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { changeRaffle, dropRaffle, insertRaffle, lockRaffle, type ShownRaffle } from './raffle-store.ts'
import { subjectOf } from './waits-for-colleague.ts'

type Form = z.output<typeof calls.createRaffle.body>

const columnsOf = ({ places, texts, ...form }: Form) => ({
  ...form,
  winners: places,
  texts: JSON.stringify(texts),
})

/** Creates a draft and returns its id. */
export async function createRaffle(work: Work, caller: Caller, form: Form): Promise<string> {
  const { tx, now } = work
  refuseBadForm(form)
  const stamped = { created_by: caller.id, created_at: now, updated_at: now }
  const id = await unlessTaken(() => insertRaffle(tx, { ...columnsOf(form), ...stamped }))
  const deed = {
    actorId: caller.id,
    operation: 'create raffle' as const,
    subject: subjectOf(form),
    detail: { raffle: id },
  }
  await recordAudit(tx, deed, now)
  return id
}

/** A raffle that staff are going to change, as they read it. */
export async function lockRead(work: Work, id: string, version?: number): Promise<ShownRaffle> {
  const raffle = await lockRaffle(work.tx, id)
  if (!raffle) throw new AppError('raffle_not_found')
  if (version !== undefined && raffle.version !== version) throw new AppError('raffle_changed')
  return raffle
}

/**
 * Saves a raffle. Until it opens everything can change, and a scheduled one becomes a draft again, since what was checked, and
 * perhaps confirmed by a colleague, is no longer it. Once it is open only its texts can change, and none can be taken away;
 * once it has ended nothing can.
 */
export async function saveRaffle(
  work: Work,
  caller: Caller,
  id: string,
  { version, ...form }: Form & { version: number },
): Promise<void> {
  const raffle = await lockRead(work, id, version)
  refuseBadForm(form)
  const isFixed = hasOpened(raffle.state)
  if (isFixed) refuseFixed(raffle, form)
  await unlessTaken(() =>
    changeRaffle(
      work,
      id,
      isFixed ? { texts: JSON.stringify(form.texts) } : { ...columnsOf(form), state: 'draft' },
    ),
  )
  if (isFixed) {
    const deed = { actorId: caller.id, operation: 'change raffle texts' as const, subject: subjectOf(raffle) }
    await recordAudit(work.tx, { ...deed, detail: { before: raffle.texts, after: form.texts } }, work.now)
    await raiseTag(work, 'raffles')
  }
}

/** Deletes a draft, or a scheduled raffle that nobody has seen. */
export async function deleteRaffle(work: Work, caller: Caller, id: string): Promise<void> {
  const raffle = await lockRead(work, id)
  if (hasOpened(raffle.state)) throw new AppError('raffle_fixed')
  await dropRaffle(work.tx, id)
  const deed = {
    actorId: caller.id,
    operation: 'delete raffle' as const,
    subject: subjectOf(raffle),
    detail: { raffle: id },
  }
  await recordAudit(work.tx, deed, work.now)
}

/** `desk` is the address of staff's calls. */
function refuseBadForm({ slug, opens_at, closes_at }: Form): void {
  if (slug === 'desk') throw slugIsTaken()
  if (opens_at && closes_at && Date.parse(opens_at) >= Date.parse(closes_at))
    throw new AppError('bad_params', [{ field: 'closes_at', code: 'bad_params' }])
}

function refuseFixed(raffle: ShownRaffle, form: Form): void {
  if (!canBeWritten(raffle.state)) throw new AppError('raffle_fixed')
  const same =
    raffle.slug === form.slug &&
    raffle.prize_kind === form.prize_kind &&
    raffle.prize_value === form.prize_value &&
    raffle.winners === form.places &&
    raffle.opens_at?.toISOString() === form.opens_at &&
    raffle.closes_at?.toISOString() === form.closes_at
  const written = Object.keys(raffle.texts).filter((locale) => isWritten(raffle, locale))
  const texts = form.texts as RaffleDraft['texts']
  if (!same || written.some((locale) => !isWritten({ texts }, locale))) throw new AppError('raffle_fixed')
}

async function unlessTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw pgCode(error) === uniqueViolation ? slugIsTaken() : error
  }
}

function slugIsTaken(): AppError {
  return new AppError('raffle_slug_taken', [{ field: 'slug', code: 'raffle_slug_taken' }])
}
