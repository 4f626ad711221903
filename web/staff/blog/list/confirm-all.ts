import { isStale } from '#core/site/post-drafts.ts'
import type { Change, Draft } from '../desk-types.ts'

/** Says of everything stale in a translation that it is still right, as the source is in `source`. */
export function confirmAll(source: Draft, translation: Draft): Change[] {
  const revisions = new Map(source.parts.map(({ id, revision }) => [id, revision]))
  const parts = translation.parts.flatMap(({ id, revision, from }): Change[] => {
    const now = revisions.get(id)
    return now === undefined || !isStale(from, now)
      ? []
      : [{ type: 'confirm', id, base: revision, from: now }]
  })
  const fields = (['title', 'description'] as const).flatMap((field): Change[] => {
    const { value, revision, from } = translation.fields[field]
    const now = source.fields[field].revision
    return value === '' || !isStale(from, now)
      ? []
      : [{ type: 'field', field, base: revision, value, from: now }]
  })
  return [...parts, ...fields]
}
