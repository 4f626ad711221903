import '#web/parts/document/document.css'
import './desk.css'
import type { LocaleCode } from '#contract/values.ts'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import type { DeskPost, Draft } from './desk-types.ts'
import { SourceAlone, SourceAndTranslation } from './editor/desk.tsx'

export type EditData = { post: DeskPost; source: Draft; other: Draft | null }

export async function loader({ call, params, url }: LoaderContext): Promise<EditData> {
  const { post_id = '' } = params
  const { data } = await call('getDeskPost', { params: { post_id } })
  const { post } = data
  const others = post.offered.filter((code) => code !== post.source_language)
  const other = others.find((code) => code === url.searchParams.get('with')) ?? others[0]
  const read = async (language: LocaleCode) =>
    (await call('getDraft', { params: { post_id, language } })).data.draft
  const [source, translation] = await Promise.all([
    read(post.source_language),
    other ? read(other) : Promise.resolve(null),
  ])
  return { post, source, other: translation }
}

export function meta({ data, t, site }: MetaContext<EditData>) {
  const name = data.post.title || t('blogdesk.untitled')
  return { title: `${name} | ${site.name}`, description: t('blogdesk.description') }
}

/** A post as it is written: the source, and beside it a translation, block by block. */
export function Page({ data: { post, source, other } }: { data: EditData }) {
  const key = `${post.post_id} ${other?.language}`
  return other ? (
    <SourceAndTranslation key={key} post={post} source={source} other={other} />
  ) : (
    <SourceAlone key={key} post={post} source={source} />
  )
}
