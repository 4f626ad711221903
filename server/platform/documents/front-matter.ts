import { slugForm } from '#contract/blog.ts'
import { DocumentError } from './document-error.ts'

export type FrontMatter = { slug: string; title: string; description: string }

/** What search engines show of a description. */
const longestDescription = 155

/**
 * Reads the lines between `---` at the start of a file: slug, title and description, nothing else. `body` has as many
 * lines as the file, so that its line numbers stay true.
 */
export function readFrontMatter(file: string, source: string): { front: FrontMatter; body: string } {
  const lines = source.replaceAll('\r\n', '\n').split('\n')
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end === -1) throw new DocumentError(file, 1, 'begins without front matter')
  const front: Partial<FrontMatter> = {}
  lines.slice(1, end).forEach((line, index) => {
    if (line.trim() === '') return
    const [, name = '', value = ''] = /^(\w+):(.*)$/.exec(line) ?? []
    if (name !== 'slug' && name !== 'title' && name !== 'description')
      throw new DocumentError(file, index + 2, `"${line}" is neither slug, title nor description`)
    if (front[name] !== undefined) throw new DocumentError(file, index + 2, `${name} appears twice`)
    front[name] = value.trim().replace(/^(["'])(.*)\1$/, '$2')
  })
  const { slug = '', title = '', description = '' } = front
  const refuse = (reason: string) => {
    throw new DocumentError(file, 1, reason)
  }
  if (!title) refuse('has no title')
  if (!description) refuse('has no description')
  if (description.length > longestDescription)
    refuse(`the description has ${description.length} characters, at most ${longestDescription} are shown`)
  if (!slugForm.test(slug) || slug.length > 80)
    refuse(`the slug "${slug}" is not lower-case Latin letters, digits and hyphens`)
  const body = [...lines.slice(0, end + 1).map(() => ''), ...lines.slice(end + 1)].join('\n')
  return { front: { slug, title, description }, body }
}
