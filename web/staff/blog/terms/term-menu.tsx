import type { Editor } from '@tiptap/core'
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { LocaleCode } from '#contract/values.ts'
import { findGlossaryTerms, type GlossaryTerm } from './find-glossary-terms.ts'
import { linkTerm } from './link-term.ts'
import { stepTo, TermOptions } from './term-options.tsx'
import { type TypedTerm, typedTerm } from './typed-term.ts'
import { useGlossaryTerms } from './use-glossary-terms.ts'

type Props = { editor: Editor; language: LocaleCode }

/** A slash in the text and the first letters of a term open the terms at the caret, where the typing goes on. */
export function TermMenu(props: Props) {
  const [typed, setTyped] = useTypedTerm(props.editor)
  // What is open belongs to one slash.
  return typed && <Menu key={typed.from} {...props} typed={typed} onClose={() => setTyped(null)} />
}

/** What is typed behind a slash, until somebody closes it; a caret that only passes by opens nothing. */
function useTypedTerm(editor: Editor) {
  const [typed, setTyped] = useState<TypedTerm | null>(null)
  const closed = useRef<number | null>(null)
  useEffect(() => {
    const look = ({
      transaction,
    }: {
      transaction: { docChanged: boolean; getMeta: (key: string) => unknown }
    }) => {
      const found = typedTerm(editor.state)
      if (found?.from !== closed.current) closed.current = null
      const isOwn = transaction.docChanged && !transaction.getMeta('fromServer')
      setTyped((before) => (found && closed.current === null && (before || isOwn) ? found : null))
    }
    const leave = () => setTyped(null)
    editor.on('transaction', look)
    editor.on('blur', leave)
    return () => {
      editor.off('transaction', look)
      editor.off('blur', leave)
    }
  }, [editor])
  const set = (next: null) => {
    closed.current = typed?.from ?? null
    setTyped(next)
  }
  return [typed, set] as const
}

const most = 6

function Menu({ editor, language, typed, onClose }: Props & { typed: TypedTerm; onClose: () => void }) {
  const id = useId()
  const { terms } = useGlossaryTerms(language)
  const [active, setActive] = useState(0)
  const menu = useRef<HTMLDivElement>(null)
  const shown = findGlossaryTerms(terms ?? [], typed.query).slice(0, most)
  const now = Math.min(active, shown.length - 1)
  const choose = (term: GlossaryTerm) => {
    linkTerm(editor, term, typed)
    onClose()
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const term = shown[now]
    if (!term || event.isComposing) return
    const next = stepTo(event.key, now, shown.length)
    if (next !== null) setActive(next)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(term)
    else if (event.key === 'Escape') onClose()
    else return
    // The editor would move the caret.
    event.preventDefault()
    event.stopImmediatePropagation()
  })
  useEffect(() => {
    const { dom } = editor.view
    const listen = (event: KeyboardEvent) => onKey(event)
    dom.addEventListener('keydown', listen, { capture: true })
    return () => dom.removeEventListener('keydown', listen, { capture: true })
  }, [editor])
  const count = shown.length
  useEffect(() => {
    const { dom } = editor.view
    if (count > 0) dom.setAttribute('aria-activedescendant', `${id}terms${now}`)
    dom.setAttribute('aria-controls', `${id}terms`)
    return () => {
      dom.removeAttribute('aria-activedescendant')
      dom.removeAttribute('aria-controls')
    }
  }, [editor, id, now, count])
  usePlace(menu, editor, typed.from)
  return createPortal(
    <div
      ref={menu}
      hidden={count === 0}
      // Its place is counted from the left of the window.
      dir="ltr"
      className="fixed start-0 top-0 z-9 max-h-88 w-[min(22rem,100vw-16px)] overflow-y-auto rounded-[12px] border border-line bg-surface-2 p-1.5 shadow-lifted"
    >
      <TermOptions
        id={`${id}terms`}
        language={language}
        terms={shown}
        active={now}
        onActive={setActive}
        onChoose={choose}
      />
    </div>,
    document.body,
  )
}

/** Below the slash, or above it where the window ends; never beyond its sides. */
function usePlace(menu: RefObject<HTMLDivElement | null>, editor: Editor, at: number): void {
  const place = useEffectEvent(() => {
    const element = menu.current
    if (!element || at > editor.state.doc.content.size) return
    const { left, right, top, bottom } = editor.view.coordsAtPos(at)
    const { offsetWidth: width, offsetHeight: height } = element
    const isRtl = getComputedStyle(editor.view.dom).direction === 'rtl'
    const x = Math.max(
      8,
      Math.min(isRtl ? right - width : left, document.documentElement.clientWidth - width - 8),
    )
    const y = bottom + height + 8 > innerHeight && top > height + 8 ? top - height - 4 : bottom + 4
    element.style.translate = `${x}px ${y}px`
  })
  useEffect(() => {
    place()
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  })
}
