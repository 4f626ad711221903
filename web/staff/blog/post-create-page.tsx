import { type FormEvent, useState } from 'react'
import { gameIds } from '#core/games/game.ts'
import { href } from '#i18n/href.ts'
import { localeCodes, localeInfo } from '#i18n/locales.ts'
import type { MetaContext } from '#web/frame/router/page.ts'
import { useNavigate } from '#web/frame/router/page-state.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { showError } from '#web/kit/ui/toasts.ts'
import { topics } from '#web/shop/blog/blog-query.ts'

export function meta({ t, site }: MetaContext<unknown>) {
  return { title: `${t('blogdesk.write')} | ${site.name}`, description: t('blogdesk.description') }
}

const longestTitle = 200

/** What a post begins with; everything can be changed later, except the language of its source. */
export function Page() {
  const { t, call, locale, site } = useApp()
  const navigate = useNavigate()
  const messageOf = useMessageOf()
  const [busy, setBusy] = useState(false)
  const [draft, setDraft] = useState({
    title: '',
    source_language: locale,
    game: null as (typeof gameIds)[number] | null,
    topic: 'guide' as (typeof topics)[number],
  })
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })
  const create = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      const { data } = await call('createPost', { body: draft })
      const { post_id } = data.post
      await navigate(href('/dashboard/admin/blog/edit/:post_id', locale, { post_id }), { replace: true })
    } catch (error) {
      void showError(messageOf(error))
      setBusy(false)
    }
  }
  return (
    <>
      <h1 className="type-h1">{t('blogdesk.write')}</h1>
      <form className="mt-6 grid max-w-xl gap-5" onSubmit={(event) => void create(event)}>
        <Field label={t('blogdesk.title')} hint={t('blogdesk.titleLater')}>
          <TextInput
            maxLength={longestTitle}
            lang={localeInfo(draft.source_language).tag}
            dir={localeInfo(draft.source_language).dir}
            value={draft.title}
            onChange={({ target }) => change({ title: target.value })}
          />
        </Field>
        <Field label={t('blogdesk.sourceLanguage')} hint={t('blogdesk.sourceHint')}>
          <Select
            value={draft.source_language}
            onChange={({ target }) => {
              const code = localeCodes.find((each) => each === target.value)
              if (code) change({ source_language: code })
            }}
          >
            {(site.languages ?? localeCodes).map((code) => (
              <option key={code} value={code}>
                {localeInfo(code).name}
              </option>
            ))}
          </Select>
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('blogdesk.game')}>
            <Select
              value={draft.game ?? ''}
              onChange={({ target }) => change({ game: gameIds.find((id) => id === target.value) ?? null })}
            >
              <option value="">{t('posts.allGames')}</option>
              {gameIds.map((id) => (
                <option key={id} value={id}>
                  {t(`games.game.${id}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('blog.topic')}>
            <Select
              value={draft.topic}
              onChange={({ target }) =>
                change({ topic: topics.find((id) => id === target.value) ?? 'guide' })
              }
            >
              {topics.map((id) => (
                <option key={id} value={id}>
                  {t(`posts.topic.${id}`)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <Button type="submit" variant="primary" className="justify-self-start" busy={busy}>
          {t('blogdesk.begin')}
        </Button>
      </form>
    </>
  )
}
