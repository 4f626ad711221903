import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { LocaleCode } from '#contract/values.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { LateIcon } from '#web/kit/ui/late-icon.tsx'
import { TermMenu } from '../terms/term-menu.tsx'

const LinkDialog = opensLater(() => import('../panels/link-dialog.tsx'))
const TermDialog = opensLater(() => import('../terms/term-dialog.tsx'))

type Tool = {
  name: string
  icon: string
  keys?: string
  isOn?: (editor: Editor) => boolean
  isOff?: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

const inTable = (editor: Editor) => editor.isActive('table')
const isInner = (editor: Editor) => editor.isActive('table') || editor.isActive('listItem')

const groups: readonly (readonly Tool[])[] = [
  [
    {
      name: 'heading',
      icon: 'heading-2',
      keys: 'Mod+Alt+2',
      isOn: (e) => e.isActive('heading', { level: 2 }),
      isOff: isInner,
      run: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
    },
    {
      name: 'subheading',
      icon: 'heading-3',
      keys: 'Mod+Alt+3',
      isOn: (e) => e.isActive('heading', { level: 3 }),
      isOff: isInner,
      run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
    },
  ],
  [
    {
      name: 'bold',
      icon: 'bold',
      keys: 'Mod+B',
      isOn: (e) => e.isActive('bold'),
      run: (e) => e.chain().focus().toggleBold().run(),
    },
    {
      name: 'italic',
      icon: 'italic',
      keys: 'Mod+I',
      isOn: (e) => e.isActive('italic'),
      run: (e) => e.chain().focus().toggleItalic().run(),
    },
  ],
  [
    {
      name: 'bulletList',
      icon: 'list',
      keys: 'Mod+Shift+8',
      isOn: (e) => e.isActive('bulletList'),
      isOff: inTable,
      run: (e) => e.chain().focus().toggleBulletList().run(),
    },
    {
      name: 'orderedList',
      icon: 'list-ordered',
      keys: 'Mod+Shift+7',
      isOn: (e) => e.isActive('orderedList'),
      isOff: inTable,
      run: (e) => e.chain().focus().toggleOrderedList().run(),
    },
    {
      name: 'callout',
      icon: 'quote',
      isOn: (e) => e.isActive('callout'),
      isOff: (e) => isInner(e) || e.isActive('heading'),
      run: (e) => e.chain().focus().toggleWrap('callout').run(),
    },
  ],
]

type Props = {
  editor: Editor | null
  onPicture: (file: File) => void
  language: LocaleCode
}

/** One stop of the Tab key; arrows move inside it. It acts on the text that had the caret last. */
export function Toolbar({ editor, onPicture, language }: Props) {
  const { t } = useApp()
  const bar = useRef<HTMLDivElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const [linking, setLinking] = useState<'address' | 'term' | null>(null)
  useLinkKeys(editor, setLinking)
  const table = useEditorState({ editor, selector: ({ editor }) => editor?.isActive('table') ?? false })
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t('blogdesk.tools')}
      className="desk-toolbar"
      onKeyDown={(event) => moveInside(event, bar.current)}
    >
      {groups.map((group) => (
        <span
          key={group[0]?.name}
          className="flex gap-0.5 not-first:border-line-strong not-first:border-s not-first:ps-2"
        >
          {group.map((tool) => (
            <ToolButton key={tool.name} tool={tool} editor={editor} />
          ))}
        </span>
      ))}
      <span className="flex gap-0.5 not-first:border-line-strong not-first:border-s not-first:ps-2">
        <PlainButton
          name="link"
          icon="link"
          keys="Mod+K"
          editor={editor}
          onPress={() => setLinking('address')}
        />
        <PlainButton
          name="term"
          icon="book-a"
          keys="Mod+Shift+L"
          editor={editor}
          onPress={() => setLinking('term')}
        />
        <PlainButton name="picture" icon="image" editor={editor} onPress={() => file.current?.click()} />
        <PlainButton
          name="table"
          icon="table"
          editor={editor}
          onPress={() => editor?.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        />
        <PlainButton
          name="calculator"
          icon="calculator"
          editor={editor}
          onPress={() => editor && insertThing(editor, newCalculator)}
        />
        <PlainButton
          name="divisions"
          icon="chart-column"
          editor={editor}
          onPress={() => editor && insertThing(editor, newDivisions)}
        />
      </span>
      {table && editor && <TableTools editor={editor} />}
      <input
        ref={file}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp"
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) onPicture(chosen)
          target.value = ''
        }}
      />
      {linking === 'address' && editor && (
        <LinkDialog editor={editor} language={language} onClose={() => setLinking(null)} />
      )}
      {linking === 'term' && editor && (
        <TermDialog editor={editor} language={language} onClose={() => setLinking(null)} />
      )}
      {editor && <TermMenu key={language} editor={editor} language={language} />}
    </div>
  )
}

/** The keys that the buttons for links name. */
function useLinkKeys(editor: Editor | null, onLink: (to: 'address' | 'term') => void): void {
  useEffect(() => {
    if (!editor) return
    const { dom } = editor.view
    const listen = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const to = { k: 'address', L: 'term' }[event.shiftKey ? event.key.toUpperCase() : event.key]
      if (!to) return
      event.preventDefault()
      onLink(to as 'address' | 'term')
    }
    dom.addEventListener('keydown', listen)
    return () => dom.removeEventListener('keydown', listen)
  }, [editor, onLink])
}

const newCalculator = {
  type: 'calculator',
  attrs: {
    game: 'league-of-legends',
    from: { tier: 'silver', division: 4 },
    to: { tier: 'gold', division: 4 },
  },
}
const newDivisions = { type: 'divisions', attrs: { game: 'league-of-legends' } }

/** Behind the block with the caret: a thing is a block of its own. */
export function insertThing(editor: Editor, thing: object): void {
  const { $from } = editor.state.selection
  const at = $from.depth > 0 ? $from.after(1) : editor.state.selection.to
  editor.chain().focus().insertContentAt(at, thing).run()
}

function moveInside(event: KeyboardEvent, bar: HTMLElement | null): void {
  const buttons = [...(bar?.querySelectorAll<HTMLButtonElement>('button') ?? [])]
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  const ahead = document.documentElement.dir === 'rtl' ? -1 : 1
  const to = { ArrowRight: at + ahead, ArrowLeft: at - ahead, Home: 0, End: -1 }[event.key]
  if (at < 0 || to === undefined) return
  event.preventDefault()
  buttons.at(to % buttons.length)?.focus()
}

function ToolButton({ tool, editor }: { tool: Tool; editor: Editor | null }) {
  const { isOn, isOff } = useEditorState({
    editor,
    selector: ({ editor }) => ({
      isOn: (editor && tool.isOn?.(editor)) ?? false,
      isOff: !editor || (tool.isOff?.(editor) ?? false),
    }),
  }) ?? { isOn: false, isOff: true }
  return (
    <PlainButton
      name={tool.name}
      icon={tool.icon}
      keys={tool.keys}
      editor={editor}
      isOn={isOn}
      isOff={isOff}
      onPress={() => editor && tool.run(editor)}
    />
  )
}

type PlainProps = {
  name: string
  icon: string
  keys?: string | undefined
  editor: Editor | null
  isOn?: boolean
  isOff?: boolean
  onPress: () => void
}

function PlainButton({ name, icon, keys, editor, isOn, isOff = !editor, onPress }: PlainProps) {
  const { t } = useApp()
  const label = t(`blogdesk.tool.${name as 'bold'}`)
  const mac = typeof navigator !== 'undefined' && navigator.platform.startsWith('Mac')
  return (
    <button
      type="button"
      className="icon-button size-9 rounded-[8px] aria-disabled:opacity-40 aria-pressed:bg-surface-3 aria-pressed:text-ink"
      aria-label={label}
      title={keys ? `${label} (${keys.replace('Mod', mac ? '⌘' : 'Ctrl')})` : label}
      aria-keyshortcuts={keys?.replace('Mod', mac ? 'Meta' : 'Control')}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      // The caret stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !isOff && onPress()}
    >
      <LateIcon name={icon} />
    </button>
  )
}

const tableTools = [
  ['rowBelow', 'between-horizontal-end', (e: Editor) => e.chain().focus().addRowAfter().run()],
  ['columnAfter', 'between-vertical-end', (e: Editor) => e.chain().focus().addColumnAfter().run()],
  [
    'alignEnd',
    'align-horizontal-justify-end',
    (e: Editor) => {
      const cell = e.isActive('tableHeader') ? 'tableHeader' : 'tableCell'
      const align = e.getAttributes(cell).align === 'end' ? 'start' : 'end'
      e.chain().focus().setCellAttribute('align', align).run()
    },
  ],
  ['deleteRow', 'table-rows-split', (e: Editor) => e.chain().focus().deleteRow().run()],
  ['deleteColumn', 'table-columns-split', (e: Editor) => e.chain().focus().deleteColumn().run()],
  ['deleteTable', 'trash', (e: Editor) => e.chain().focus().deleteTable().run()],
] as const

function TableTools({ editor }: { editor: Editor }) {
  return (
    <span className="flex gap-0.5 not-first:border-line-strong not-first:border-s not-first:ps-2">
      {tableTools.map(([name, icon, run]) => (
        <PlainButton key={name} name={name} icon={icon} editor={editor} onPress={() => run(editor)} />
      ))}
    </span>
  )
}
