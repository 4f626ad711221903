import type { DraftBlock } from '#contract/document.ts'
import { emptyDraft, type Field, type Part } from '#core/site/post-drafts.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { wordsOf } from '#server/platform/documents/map-runs.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { blocksOf } from './draft-blocks.ts'
import {
  findDrafts,
  hasDrafts,
  insertVersion,
  type PostDraft,
  putDraft,
  type StoredDraft,
} from './draft-store.ts'
import { findUndrafted, type PostRow, takeFromFiles } from './post-store.ts'

type Undrafted = Awaited<ReturnType<typeof findUndrafted>>[number]

/** The drafts of a post. A text that was never edited has none yet: it is read from what is published. */
export async function draftsOf(
  db: Db,
  post: Pick<PostRow, 'id' | 'source_language'>,
  languages?: readonly Locale[],
): Promise<Map<Locale, StoredDraft>> {
  const wanted = languages && [...new Set([post.source_language, ...languages])]
  const [stored, texts] = await Promise.all([findDrafts(db, post.id, wanted), findUndrafted(db, post.id)])
  const drafts = new Map(stored.map((each) => [each.language, each]))
  const bySource = texts.toSorted(
    (one, other) =>
      Number(other.locale === post.source_language) - Number(one.locale === post.source_language),
  )
  for (const text of bySource) {
    if (wanted && !wanted.includes(text.locale)) continue
    const isSource = text.locale === post.source_language
    const source = isSource ? null : (drafts.get(post.source_language)?.draft.parts ?? null)
    drafts.set(text.locale, unedited(text, source))
  }
  return drafts
}

/** The source of a post, and one of its languages; empty where nobody has begun. */
export async function draftAndSource(db: Db, post: PostRow, language: Locale) {
  const drafts = await draftsOf(db, post, [language])
  const source = drafts.get(post.source_language)?.draft ?? emptyDraft<DraftBlock>()
  const stored = drafts.get(language)
  return {
    stored,
    source,
    draft: stored?.draft ?? (language === post.source_language ? source : emptyDraft<DraftBlock>()),
  }
}

/**
 * What is published as a draft. A translation that has the source's kinds of blocks, one by one, says the source's parts; in any
 * other, nobody knows which block says which.
 */
function unedited(text: Undrafted, source: readonly Part<DraftBlock>[] | null): StoredDraft {
  const blocks = blocksOf(text.document)
  const fits =
    source === null ||
    (source.length === blocks.length &&
      source.every(({ block }, place) => block.type === blocks[place]?.type))
  const from = source === null ? null : 0
  const nobody = { by: null, at: null, revision: 0 }
  const field = (value: string): Field => ({ ...nobody, value, from })
  const parts = blocks.map((block, place) => {
    const id = fits ? (source?.[place]?.id ?? `b${place}`) : `x${place}`
    return { ...nobody, id, touched: 0, block, from: fits ? from : null }
  })
  const { title, description, slug } = text
  const fields = { title: field(title), description: field(description), slug: field(slug) }
  return {
    language: text.locale,
    changed_at: text.updated_at,
    changed_by: null,
    publish_at: null,
    publish_by: null,
    problem: null,
    draft: { revision: 0, fields, ownSlug: true, parts, removed: {} },
  }
}

/**
 * Writes every draft of a post that staff change for the first time: from now on it is theirs, in all languages, and no file
 * changes it.
 */
export async function takeOver(work: Work, post: PostRow): Promise<void> {
  const { tx } = work
  if (await hasDrafts(tx, post.id)) return
  for (const { language, draft, changed_at } of (await draftsOf(tx, post)).values()) {
    const facts = {
      postId: post.id,
      language,
      words: searched(draft),
      changedAt: changed_at,
      changedBy: null,
    }
    await putDraft(tx, draft, facts)
    const at = changed_at ?? work.now
    await insertVersion(tx, {
      post_id: post.id,
      language,
      kind: 'first',
      begun_at: at,
      at,
      by: null,
      revision: draft.revision,
      name: null,
      fields: JSON.stringify(draft.fields),
      parts: JSON.stringify(draft.parts),
      changed: [],
      published_at: at,
      closed: true,
    })
  }
  await takeFromFiles(tx, post.id)
}

/** What a search of staff reads of a draft. */
export function searched({ fields, parts }: PostDraft): string {
  const { title, description, slug } = fields
  const words = wordsOf({ content: parts.map(({ block }) => block) })
  return [title.value, description.value, slug.value, words].join('\n').toLowerCase()
}
