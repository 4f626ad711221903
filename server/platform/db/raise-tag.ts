import { sql } from 'kysely'
import type { Work } from '../ports/work.ts'
import { channel, type Tag } from './page-tags.ts'

/** Raises a tag with the transaction: after its commit, every process renders the pages that name it again. */
export async function raiseTag({ services, tx, after }: Work, tag: Tag): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    with raised as (
      insert into page_tags (tag) values (${tag})
      on conflict (tag) do update set version = page_tags.version + 1
      returning version
    )
    select version, pg_notify(${channel}, ${tag} || ' ' || version) from raised`.execute(tx)
  after(() => services.tags.raise(tag, rows[0]?.version))
}
