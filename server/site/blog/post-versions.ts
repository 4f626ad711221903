import type { Locale } from '#i18n/locales.ts'
import { iso } from '#server/platform/db/instants.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { pageOf } from '#server/platform/http/pages.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Work } from '#server/platform/ports/work.ts'
import {
  changeVersion,
  countVersions,
  findVersion,
  findVersions,
  namesOf,
  type VersionRow,
} from './draft-store.ts'
import { findPostRow, findTextFacts } from './post-store.ts'
import { lockKnown } from './publish-post.ts'

type Query = { page: number; size: number; language?: Locale | undefined; named: boolean }

export async function listPostVersions({ db }: Services, postId: string, { page, size, ...filter }: Query) {
  if (!(await findPostRow(db, postId))) throw new AppError('post_not_found')
  const [rows, total, live] = await Promise.all([
    findVersions(db, postId, filter, { page, size }),
    countVersions(db, postId, filter),
    liveRevisions(db, postId),
  ])
  const names = await namesOf(
    db,
    rows.map(({ by }) => by),
  )
  return pageOf(
    rows.map((row) => versionView(row, names, live)),
    page,
    total,
    size,
  )
}

export async function getPostVersion({ db }: Pick<Services, 'db'>, postId: string, versionId: string) {
  const row = await findVersion(db, postId, versionId)
  if (!row) throw new AppError('post_version_not_found')
  const [names, live] = await Promise.all([namesOf(db, [row.by]), liveRevisions(db, postId)])
  const { title, description, slug } = row.fields
  return {
    ...versionView(row, names, live),
    fields: { title: title.value, description: description.value, slug: slug.value },
    parts: row.parts.map(({ id, block }) => ({ id, block })),
  }
}

/** Names a version, which with that is complete: the next save is another one. */
export async function namePostVersion(work: Work, postId: string, versionId: string, name: string) {
  await lockKnown(work, postId)
  const row = await findVersion(work.tx, postId, versionId)
  if (!row) throw new AppError('post_version_not_found')
  await changeVersion(work.tx, versionId, { name: name === '' ? null : name, closed: true })
  return getPostVersion({ db: work.tx }, postId, versionId)
}

async function liveRevisions(db: Db, postId: string): Promise<Map<Locale, number>> {
  const texts = await findTextFacts(db, postId)
  return new Map(
    texts.flatMap((text) => (text.live ? [[text.locale, text.published_revision] as const] : [])),
  )
}

type Listed = Omit<VersionRow, 'post_id' | 'fields' | 'parts'>

function versionView(row: Listed, names: ReadonlyMap<string, string>, live: ReadonlyMap<Locale, number>) {
  const username = row.by === null ? undefined : names.get(row.by)
  return {
    version_id: row.id,
    language: row.language,
    by: row.by !== null && username !== undefined ? { user_id: row.by, username } : null,
    begun_at: row.begun_at.toISOString(),
    at: row.at.toISOString(),
    revision: row.revision,
    name: row.name,
    kind: row.kind,
    changed: row.changed,
    published_at: iso(row.published_at),
    live: live.get(row.language) === row.revision,
  }
}
