import type { DraftBlock } from '#contract/document.ts'
import type { LanguagesOfPost, PostState } from '#contract/post-desk.ts'
import { emptyDraft, fieldNames, progressOf, same, staleFields } from '#core/site/post-drafts.ts'
import { type Locale, localeCodes } from '#i18n/locales.ts'
import { iso } from '#server/platform/db/instants.ts'
import { raiseTag } from '#server/platform/db/raise-tag.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { isEmptyBlock } from './draft-blocks.ts'
import type { PostDraft, StoredDraft } from './draft-store.ts'
import { draftsOf } from './drafts-of.ts'
import { changePost, findTextFacts, type PostRow, type TextFacts } from './post-store.ts'

type LanguageOfPost = NonNullable<LanguagesOfPost[Locale]>

/**
 * Keeps what the list of staff shows of a post, after a write to it; `only` is the language whose draft alone has changed. What
 * the list counts raises its tag.
 */
export async function keepState(work: Work, post: PostRow, only?: Locale): Promise<void> {
  const { tx } = work
  const isOne = only !== undefined && only !== post.source_language
  const [drafts, texts] = [
    await draftsOf(tx, post, isOne ? [only] : undefined),
    new Map((await findTextFacts(tx, post.id)).map((text) => [text.locale, text])),
  ]
  const source = drafts.get(post.source_language)?.draft ?? emptyDraft<DraftBlock>()
  const languages: LanguagesOfPost = isOne ? { ...post.languages } : {}
  for (const [code, stored] of drafts) {
    if (isOne && code !== only) continue
    const language = languageOf(stored, source, texts.get(code))
    if (language) languages[code] = language
    else delete languages[code]
  }
  const known = Object.entries(languages) as [Locale, LanguageOfPost][]
  const having = (matches: (language: LanguageOfPost) => boolean) =>
    known.flatMap(([code, language]) => (matches(language) ? [code] : []))
  const title =
    source.fields.title.value ||
    [...drafts.values()].map(({ draft }) => draft.fields.title.value).find(Boolean)
  const kept = {
    title: isOne && !source.fields.title.value ? post.title : (title ?? ''),
    blocks: source.parts.filter(({ block }) => !isEmptyBlock(block)).length,
    live: having(({ state }) => state === 'live'),
    scheduled: having(({ publish_at }) => publish_at !== null),
    begun: having(({ state }) => state === 'begun' || state === 'ready'),
    behind: localeCodes.filter((code) => !languages[code]?.complete),
  }
  const state = stateOf(post, kept)
  await changePost(tx, post.id, { ...kept, state, languages: JSON.stringify(languages) })
  const counted = [post.state, post.live, post.scheduled, post.begun, post.behind]
  if (!same(counted, [state, kept.live, kept.scheduled, kept.begun, kept.behind]))
    await raiseTag(work, 'drafts')
}

function stateOf(
  { withdrawn_at }: Pick<PostRow, 'withdrawn_at'>,
  { live, scheduled }: { live: readonly Locale[]; scheduled: readonly Locale[] },
): PostState {
  if (withdrawn_at) return 'archived'
  if (live.length > 0) return 'published'
  return scheduled.length > 0 ? 'scheduled' : 'draft'
}

/** Null for a draft in which nobody has written anything. */
function languageOf(
  { draft, changed_at, publish_at, problem }: StoredDraft,
  source: PostDraft,
  text: TextFacts | undefined,
): LanguageOfPost | null {
  const { total, done, stale, missing, empty } = progressOf(source, draft, isEmptyBlock)
  const isWritten = fieldNames.every((name) => draft.fields[name].value.trim() !== '')
  const isReady = isWritten && total > 0 && missing.length + empty.length === 0
  const isBegun = draft.parts.length > 0 || fieldNames.some((name) => draft.fields[name].value !== '')
  if (!isBegun && !text) return null
  const live = text?.live ? text : undefined
  return {
    state: live ? 'live' : publish_at ? 'scheduled' : isReady ? 'ready' : 'begun',
    done,
    stale,
    complete: isReady && stale === 0 && staleFields(source, draft).length === 0,
    revision: draft.revision,
    changed: live !== undefined && draft.revision > live.published_revision,
    at: iso(changed_at),
    slug: draft.fields.slug.value,
    live_at: iso(live?.published_at ?? null),
    live_slug: live?.slug ?? null,
    live_revision: live?.published_revision ?? null,
    publish_at: iso(publish_at),
    problem,
  }
}
