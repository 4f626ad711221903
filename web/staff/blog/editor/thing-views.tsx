import type { Extensions } from '@tiptap/core'
import { type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react'
import type { BlockOf } from '#contract/document.ts'
import type { LocaleCode } from '#contract/values.ts'
import { gameIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { campIndex, camps } from '#core/games/ladder.ts'
import { localeInfo } from '#i18n/locales.ts'
import { rankName } from '#i18n/order-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { SmallProfile } from '#web/kit/drawing/small-profile/small-profile.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { postPicture } from '#web/parts/document/post-picture.ts'
import { Calculator, Divisions, Picture } from '../document/post-schema.ts'

/** Blocks that are one thing, with their settings beside what they will look like. */
export function thingViews(language: LocaleCode): Extensions {
  return [
    Calculator.extend({
      addNodeView: () => ReactNodeViewRenderer(CalculatorView, { stopEvent: () => true }),
    }),
    Divisions.extend({ addNodeView: () => ReactNodeViewRenderer(DivisionsView, { stopEvent: () => true }) }),
    Picture.extend<{ language: LocaleCode }>({
      addOptions: () => ({ language }),
      addNodeView: () => ReactNodeViewRenderer(PictureView, { stopEvent: () => true }),
    }),
  ]
}

const thing =
  'my-2 whitespace-normal rounded-[12px] border border-line bg-surface-1 p-4 data-[selected]:border-note'

type CalculatorAttrs = BlockOf<'calculator'>['attrs']

function CalculatorView({ node, updateAttributes, selected }: NodeViewProps) {
  const { t, dir } = useApp()
  const climb = node.attrs as CalculatorAttrs
  const game = games[climb.game]
  const all = camps(game)
  const [start, target] = [campIndex(game, climb.from), campIndex(game, climb.to)]
  const choose = (end: 'from' | 'to', index: number) => {
    const camp = all[index]
    if (camp) updateAttributes({ [end]: { tier: camp.tier, division: camp.division } })
  }
  return (
    <NodeViewWrapper className={thing} data-selected={selected || undefined} data-game={game.id}>
      <p className="label mb-2">{t('blogdesk.calculator')}</p>
      <div className="grid gap-3 sm:grid-cols-3">
        <GameField
          value={climb.game}
          onChange={(id) => {
            const first = camps(games[id])
            const place = (index: number) => ({
              tier: first[index]?.tier,
              division: first[index]?.division ?? null,
            })
            updateAttributes({ game: id, from: place(0), to: place(Math.min(4, first.length - 1)) })
          }}
        />
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} label={t(end === 'from' ? 'post.start' : 'post.target')}>
            <Select
              value={campIndex(game, climb[end])}
              onChange={({ target }) => choose(end, Number(target.value))}
            >
              {all.map((camp) => (
                <option
                  key={camp.index}
                  value={camp.index}
                  disabled={end === 'from' ? camp.index >= target : camp.index <= start}
                >
                  {rankName(t, game, camp)}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      {start < target && <SmallProfile game={game} start={start} target={target} dir={dir} />}
    </NodeViewWrapper>
  )
}

function DivisionsView({ node, updateAttributes, selected }: NodeViewProps) {
  const { t } = useApp()
  return (
    <NodeViewWrapper className={thing} data-selected={selected || undefined}>
      <p className="label mb-2">{t('blogdesk.divisions')}</p>
      <GameField value={node.attrs.game} onChange={(game) => updateAttributes({ game })} />
    </NodeViewWrapper>
  )
}

type GameId = CalculatorAttrs['game']

function GameField({ value, onChange }: { value: GameId; onChange: (game: GameId) => void }) {
  const { t } = useApp()
  return (
    <Field label={t('blogdesk.game')}>
      <Select
        value={value}
        onChange={({ target }) => {
          const game = gameIds.find((id) => id === target.value)
          if (game) onChange(game)
        }}
      >
        {gameIds.map((id) => (
          <option key={id} value={id}>
            {t(`games.game.${id}`)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const longest = 300

function PictureView({ node, updateAttributes, selected, extension }: NodeViewProps) {
  const { t } = useApp()
  const { picture, alt, caption } = node.attrs as BlockOf<'picture'>['attrs']
  const { tag, dir } = localeInfo(extension.options.language)
  return (
    <NodeViewWrapper className={thing} data-selected={selected || undefined}>
      <img
        {...postPicture(picture, '480px')}
        alt={alt}
        className="max-h-80 w-full rounded-[8px] bg-surface-3 object-contain"
        draggable={false}
      />
      <div className="mt-3 grid gap-3">
        <Field
          label={t('blogdesk.alt')}
          hint={t('blogdesk.altHint')}
          error={alt.trim() ? null : t('blogdesk.altMissing')}
        >
          <TextInput
            lang={tag}
            dir={dir}
            maxLength={longest}
            value={alt}
            onChange={({ target }) => updateAttributes({ alt: target.value })}
          />
        </Field>
        <Field label={t('blogdesk.caption')}>
          <TextInput
            lang={tag}
            dir={dir}
            maxLength={longest}
            value={caption}
            onChange={({ target }) => updateAttributes({ caption: target.value })}
          />
        </Field>
      </div>
    </NodeViewWrapper>
  )
}
