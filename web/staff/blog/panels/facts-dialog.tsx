import { type FormEvent, type KeyboardEvent, type PointerEvent, useState } from 'react'
import { gameIds } from '#core/games/game.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { PostCover } from '#web/kit/drawing/cover/post-cover.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { showError } from '#web/kit/ui/toasts.ts'
import { postPicture } from '#web/parts/document/post-picture.ts'
import { topics } from '#web/shop/blog/blog-query.ts'
import type { DeskPost } from '../desk-types.ts'
import type { DeskState } from '../editor/use-desk-post.ts'

type Props = { desk: DeskState; onClose: () => void }

const longestAuthor = 60

/** What all languages share: game, topic, author, cover. */
export default function FactsDialog({ desk, onClose }: Props) {
  const { t, call } = useApp()
  const messageOf = useMessageOf()
  const { post } = desk
  const [facts, setFacts] = useState({
    game: post.game,
    topic: post.topic,
    author: post.author,
    cover: post.cover,
  })
  const [busy, setBusy] = useState(false)
  const dirty = JSON.stringify(facts) !== JSON.stringify(pick(post))
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      const { data } = await call('savePostFacts', {
        params: { post_id: post.post_id },
        body: { version: post.version, ...facts, author: facts.author.trim() },
      })
      desk.show(data.post)
      onClose()
    } catch (error) {
      void showError(messageOf(error))
      desk.reread()
    } finally {
      setBusy(false)
    }
  }
  const change = (part: Partial<typeof facts>) => setFacts({ ...facts, ...part })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('blogdesk.facts')}
      closeLabel={t('shell.close')}
      dirty={dirty && !busy}
    >
      <form className="grid gap-4" onSubmit={(event) => void save(event)}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('blogdesk.game')}>
            <Select
              value={facts.game ?? ''}
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
              value={facts.topic}
              onChange={({ target }) =>
                change({ topic: topics.find((id) => id === target.value) ?? facts.topic })
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
        <Field label={t('blogdesk.author')}>
          <TextInput
            required
            maxLength={longestAuthor}
            value={facts.author}
            onChange={({ target }) => change({ author: target.value })}
          />
        </Field>
        <CoverField post={post} cover={facts.cover} onChange={(cover) => change({ cover })} />
        <div className="flex justify-end">
          <Button type="submit" variant="primary" busy={busy}>
            {t('blogdesk.saveFacts')}
          </Button>
        </div>
      </form>
    </FormDialog>
  )
}

const pick = ({ game, topic, author, cover }: DeskPost) => ({ game, topic, author, cover })

type Cover = DeskPost['cover']
type CoverProps = { post: DeskPost; cover: Cover; onChange: (cover: Cover) => void }

/** A drawing of the post's name, or a picture with the point that every cut shows. */
function CoverField({ post, cover, onChange }: CoverProps) {
  const { t, call, format } = useApp()
  const messageOf = useMessageOf()
  const upload = async (file: File | undefined) => {
    if (!file) return
    try {
      const form = new FormData()
      form.set('file', file)
      const { data } = await call('uploadPostPicture', { form })
      onChange({ picture: data.picture_id, x: 50, y: 50 })
    } catch (error) {
      void showError(messageOf(error))
    }
  }
  const within = (value: number) => Math.round(Math.min(100, Math.max(0, value)))
  const point = (event: PointerEvent) => {
    if (!cover) return
    const box = event.currentTarget.getBoundingClientRect()
    onChange({
      ...cover,
      x: within((100 * (event.clientX - box.left)) / box.width),
      y: within((100 * (event.clientY - box.top)) / box.height),
    })
  }
  const nudge = (event: KeyboardEvent) => {
    const step = { ArrowLeft: [-2, 0], ArrowRight: [2, 0], ArrowUp: [0, -2], ArrowDown: [0, 2] }[event.key]
    if (!cover || !step) return
    event.preventDefault()
    onChange({ ...cover, x: within(cover.x + (step[0] ?? 0)), y: within(cover.y + (step[1] ?? 0)) })
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="label mb-2">{t('blogdesk.cover')}</legend>
      {cover ? (
        <button
          type="button"
          className="relative w-full cursor-crosshair touch-none"
          dir="ltr"
          aria-label={t('blogdesk.focal', { x: format.percent(cover.x), y: format.percent(cover.y) })}
          onPointerDown={point}
          onKeyDown={nudge}
        >
          <img
            {...postPicture(cover.picture, '480px')}
            alt=""
            className="w-full rounded-[12px]"
            draggable={false}
          />
          <span
            className="-translate-1/2 pointer-events-none absolute size-6 rounded-full border-3 border-white shadow-[0_0_0_2px_#000]"
            style={{ insetInlineStart: `${cover.x}%`, insetBlockStart: `${cover.y}%` }}
          />
        </button>
      ) : (
        <div className="*:w-full *:rounded-[12px]">
          <PostCover seed={post.cover_seed} game={post.game} />
        </div>
      )}
      <span className="flex flex-wrap gap-2">
        <label className="button button-outline button-small cursor-pointer">
          {t('blogdesk.chooseCover')}
          <input
            type="file"
            className="sr-only"
            accept="image/png,image/jpeg,image/webp"
            onChange={({ target }) => void upload(target.files?.[0])}
          />
        </label>
        {cover && (
          <Button size="small" variant="link" onClick={() => onChange(null)}>
            {t('blogdesk.drawnCover')}
          </Button>
        )}
      </span>
    </fieldset>
  )
}
