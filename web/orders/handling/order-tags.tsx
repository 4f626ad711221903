import { type FormEvent, useId, useState } from 'react'
import { orderTags, tagOf } from '#core/orders/handling.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Chip } from '#web/kit/ui/chip.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import type { PartProps } from './handling-view.ts'

/** The tags of an order, and a field for another one that offers those of other orders. */
export function OrderTags({ orderId, view: { tags, known_tags }, busy, save }: PartProps) {
  const { t, call } = useApp()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const offered = useId()
  const change = (body: { add: string[]; remove: string[] }) =>
    save(() => call('tagOrder', { params: { order_id: orderId }, body }))
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const tag = tagOf(typed)
    setWrong(!tag && typed.trim() !== '')
    if (tag && (await change({ add: [tag], remove: [] }))) setTyped('')
  }
  return (
    <form className="mt-5" onSubmit={add}>
      <h3 className="label">{t('handling.tags')}</h3>
      <ul aria-label={t('handling.tags')} className="mt-2 flex flex-wrap gap-1.5 empty:hidden">
        {tags.map((tag) => (
          <li key={tag}>
            <Chip>
              <bdi>{tag}</bdi>
              <IconButton
                label={t('handling.removeTag', { tag })}
                icon={<Icon name="x" size={16} />}
                className="chip-end"
                disabled={busy}
                onClick={() => void change({ add: [], remove: [tag] })}
              />
            </Chip>
          </li>
        ))}
      </ul>
      {tags.length < orderTags.most && (
        <Field
          label={t('handling.addTag')}
          hideLabel
          className="mt-2"
          error={wrong ? t('handling.badTag', { most: orderTags.length }) : undefined}
        >
          <TextInput
            list={offered}
            maxLength={60}
            autoComplete="off"
            enterKeyHint="done"
            placeholder={t('handling.addTag')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      )}
      <datalist id={offered}>
        {known_tags
          .filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
    </form>
  )
}
