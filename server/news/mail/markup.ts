/** HTML that is safe to insert: made by `markup`, which escapes everything else. */
export class Markup {
  readonly html: string

  constructor(html: string) {
    this.html = html
  }

  toString(): string {
    return this.html
  }
}

type Part = string | number | Markup | readonly Markup[] | null | false

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** The only place where words become HTML in a mail: whatever is not markup itself is escaped. */
export function markup(fixed: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(fixed.reduce((so, piece, index) => so + written(parts[index - 1] ?? null) + piece))
}

function written(part: Part): string {
  if (part === null || part === false) return ''
  if (part instanceof Markup) return part.html
  if (typeof part === 'object') return part.map(({ html }) => html).join('')
  return String(part).replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')
}
