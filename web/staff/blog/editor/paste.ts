import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { cleanPaste } from '../document/clean-paste.ts'
import type { Dropped } from '../document/dropped.ts'
import { ownHref } from '../document/safe-href.ts'

type Options = {
  onDropped: (dropped: Dropped) => void
  /** A picture itself, such as a screenshot. */
  onPicture: (file: File) => void
}

/** What is pasted is cleaned first; a link over selected words links them; a picture is uploaded. */
export const Paste = Extension.create<Options>({
  // Tiptap has one called `paste`.
  name: 'cleanPaste',
  addOptions: () => ({ onDropped: () => {}, onPicture: () => {} }),
  addProseMirrorPlugins() {
    const { editor, options } = this
    return [
      new Plugin({
        props: {
          transformPastedHTML: (html) => {
            const { html: clean, dropped } = cleanPaste(html)
            if (Object.keys(dropped).length > 0) options.onDropped(dropped)
            return clean
          },
          handlePaste: (view, event) => {
            const data = event.clipboardData
            const picture = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'))
            if (picture && !data?.getData('text/html')) {
              options.onPicture(picture)
              return true
            }
            const href = ownHref(data?.getData('text/plain') ?? '')
            if (href === null || view.state.selection.empty) return false
            return editor.commands.setMark('link', { href })
          },
        },
      }),
    ]
  },
})
