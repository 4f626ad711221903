import type { Editor } from '@tiptap/core'
import { useId, useState } from 'react'
import type { LocaleCode } from '#contract/values.ts'
import { localeInfo } from '#i18n/locales.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { isEnter } from '#web/kit/ui/is-enter.ts'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { findGlossaryTerms, type GlossaryTerm } from './find-glossary-terms.ts'
import { linkTerm } from './link-term.ts'
import { stepTo, TermOptions } from './term-options.tsx'
import { useGlossaryTerms } from './use-glossary-terms.ts'

type Props = { editor: Editor; language: LocaleCode; onClose: () => void }

const longest = 60

/** Links the selected words to a term of the glossary; without selected words it writes the term's name. */
export default function TermDialog({ editor, language, onClose }: Props) {
  const { t } = useApp()
  const id = useId()
  const { terms, error } = useGlossaryTerms(language)
  const [typed, setTyped] = useState(() => selectedWords(editor))
  const [isTyped, setIsTyped] = useState(false)
  const [active, setActive] = useState(0)
  const found = findGlossaryTerms(terms ?? [], typed)
  // Words that are no term can still be linked to one.
  const shown = found.length === 0 && !isTyped ? (terms ?? []) : found
  const choose = (term: GlossaryTerm) => {
    linkTerm(editor, term)
    onClose()
  }
  const { tag, dir } = localeInfo(language)
  return (
    <Dialog open onClose={onClose} title={t('blogdesk.tool.term')} closeLabel={t('shell.close')}>
      <Field label={t('blogdesk.termSearch')} hint={t('blogdesk.termHint')} error={error}>
        <TextInput
          role="combobox"
          aria-expanded={shown.length > 0}
          aria-controls={`${id}terms`}
          aria-activedescendant={shown.length > 0 ? `${id}terms${active}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          lang={tag}
          dir={dir}
          maxLength={longest}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setIsTyped(true)
            setActive(0)
          }}
          onKeyDown={(event) => {
            const next = stepTo(event.key, active, shown.length)
            const term = isEnter(event) ? shown[active] : undefined
            if (next !== null) setActive(next)
            else if (term) choose(term)
            else return
            event.preventDefault()
          }}
        />
      </Field>
      <div className="mt-4 h-[min(20rem,45dvh)] overflow-y-auto">
        <TermOptions
          id={`${id}terms`}
          language={language}
          terms={shown}
          active={active}
          onActive={setActive}
          onChoose={choose}
        />
        {terms && shown.length === 0 && (
          <p className="text-ink-2" role="status">
            {t('blogdesk.noTerms')}
          </p>
        )}
      </div>
    </Dialog>
  )
}

function selectedWords({ state }: Editor): string {
  const { from, to } = state.selection
  return state.doc.textBetween(from, to, ' ').trim().slice(0, longest)
}
