import type { Editor } from '@tiptap/core'
import type { GlossaryTerm } from './find-glossary-terms.ts'
import type { TypedTerm } from './typed-term.ts'

/** Links the selected words to a term, or writes its name as a link, in the place of what was `typed`. */
export function linkTerm(editor: Editor, { id, name }: GlossaryTerm, typed?: TypedTerm): void {
  const attrs = { href: `/glossary#${id}` }
  const { from, to, empty } = editor.state.selection
  const chain = editor.chain().focus()
  if (!typed && (!empty || editor.isActive('link')))
    chain.extendMarkRange('link').setMark('link', attrs).run()
  else
    chain
      .insertContentAt(typed ?? { from, to }, { type: 'text', text: name, marks: [{ type: 'link', attrs }] })
      .run()
}
