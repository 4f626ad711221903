import type { Editor } from '@tiptap/core'
import { type FormEvent, useState } from 'react'
import type { LocaleCode } from '#contract/values.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { ownHref } from '../document/safe-href.ts'

type Props = { editor: Editor; language: LocaleCode; onClose: () => void }

/** Links the selected words. A page of our own that doesn't exist is refused here already. */
export default function LinkDialog({ editor, language, onClose }: Props) {
  const { t, call } = useApp()
  const messageOf = useMessageOf()
  const [typed, setTyped] = useState(String(editor.getAttributes('link').href ?? ''))
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const isLink = editor.isActive('link')
  const link = async (event: FormEvent) => {
    event.preventDefault()
    const href = ownHref(typed)
    if (href === null) return setError(t('blogdesk.linkWrong'))
    setBusy(true)
    try {
      const { data } = await call('checkPostLink', { query: { href, language } })
      if (data.problem === 'link_broken') return setError(t('blogdesk.linkBroken'))
      const { empty } = editor.state.selection
      const chain = editor.chain().focus().extendMarkRange('link')
      if (empty && !isLink)
        chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
      else chain.setMark('link', { href }).run()
      onClose()
    } catch (refusal) {
      if (!isCallError(refusal)) throw refusal
      setError(messageOf(refusal))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} title={t('blogdesk.tool.link')} closeLabel={t('shell.close')}>
      <form onSubmit={(event) => void link(event)}>
        <Field label={t('blogdesk.linkTo')} hint={t('blogdesk.linkHint')} error={error}>
          <TextInput
            dir="ltr"
            value={typed}
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <div className="mt-6 flex justify-end gap-2">
          {isLink && (
            <Button
              variant="outline"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
                onClose()
              }}
            >
              {t('blogdesk.unlink')}
            </Button>
          )}
          <Button type="submit" variant="primary" busy={busy}>
            {t('blogdesk.setLink')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
