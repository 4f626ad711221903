import { useState } from 'react'
import { longestMessage } from '#core/talk/support-thread.ts'
import { type Locale, locales } from '#i18n/locales.ts'
import { useRevalidate } from '#web/frame/router/use-revalidate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { useForm } from '#web/frame/shell/use-form.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { showSuccess } from '#web/kit/ui/toasts.ts'
import type { CannedAnswer } from './inbox-data.ts'

type Props = { canned: CannedAnswer[]; locale: Locale; onClose: () => void }

/** Staff add an answer, or change one, in one language at a time. */
export default function CannedDialog({ canned, locale: first, onClose }: Props) {
  const { t } = useApp()
  const [shortcut, setShortcut] = useState('')
  const [locale, setLocale] = useState(first)
  // What is typed for one shortcut and language stays while another is looked at.
  const [drafts] = useState(() => new Map<string, Draft>())
  const place = `${shortcut} ${locale}`
  const shortcuts = [...new Set(canned.map((each) => each.shortcut))]
  const known = canned.find((each) => each.shortcut === shortcut && each.locale === locale)
  return (
    <FormDialog open onClose={onClose} title={t('inbox.editCanned')} closeLabel={t('shell.close')}>
      <div className="mb-4 grid gap-4 sm:grid-cols-2">
        <Field label={t('inbox.canned')}>
          <Select value={shortcut} onChange={({ target }) => setShortcut(target.value)}>
            <option value="">{t('inbox.newCanned')}</option>
            {shortcuts.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        </Field>
        <Field label={t('inbox.cannedLanguage')}>
          <Select value={locale} onChange={({ target }) => setLocale(target.value as Locale)}>
            {locales.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <CannedForm
        key={place}
        shown={drafts.get(place) ?? known}
        known={known !== undefined}
        onType={(draft) => drafts.set(place, draft)}
        shortcut={shortcut}
        locale={locale}
        onDone={onClose}
      />
    </FormDialog>
  )
}

type Draft = Partial<Pick<CannedAnswer, 'shortcut' | 'title' | 'text'>>
type FormProps = {
  shown: Draft | undefined
  /** Whether there is such an answer already. */
  known: boolean
  shortcut: string
  locale: Locale
  onType: (draft: Draft) => void
  onDone: () => void
}

function CannedForm({ shown, known, shortcut, locale, onType, onDone }: FormProps) {
  const { t, call } = useApp()
  const revalidate = useRevalidate()
  // A field keeps the value that it began with as its default.
  const [begun] = useState(shown)
  const form = useForm(
    async (values) => {
      const params = { shortcut: shortcut || String(values.get('shortcut')).trim(), locale }
      const body = { title: String(values.get('title')), text: String(values.get('text')) }
      await call('saveCannedAnswer', { params, body })
      void showSuccess(t('inbox.cannedSaved'))
      await revalidate()
      onDone()
    },
    { title: 'inbox.cannedTitle', ...(!shortcut && { shortcut: 'inbox.shortcutHint' }) },
  )
  return (
    <form
      {...form.props}
      className="flex flex-col gap-4"
      onInput={(event) => {
        form.props.onInput(event)
        onType(Object.fromEntries(new FormData(event.currentTarget)))
      }}
    >
      {form.error && <ErrorNote message={form.error} />}
      {!shortcut && (
        <Field label={t('inbox.shortcut')} hint={t('inbox.shortcutHint')} error={form.errorOf('shortcut')}>
          <TextInput
            name="shortcut"
            dir="ltr"
            pattern="[a-z0-9\-]{2,24}"
            maxLength={24}
            defaultValue={begun?.shortcut}
          />
        </Field>
      )}
      <Field label={t('inbox.cannedTitle')} error={form.errorOf('title')}>
        <TextInput name="title" defaultValue={begun?.title} maxLength={60} dir="auto" />
      </Field>
      <Field label={t('inbox.cannedText')} hint={known ? t('inbox.cannedTextHint') : undefined}>
        <TextArea
          name="text"
          rows={5}
          defaultValue={begun?.text}
          maxLength={longestMessage}
          dir="auto"
          lang={locale}
        />
      </Field>
      <Button type="submit" variant="primary" busy={form.busy} className="self-end">
        {t('inbox.saveCanned')}
      </Button>
    </form>
  )
}
