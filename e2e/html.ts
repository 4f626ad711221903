import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // How the renderer writes a void element or a boolean attribute is not an error.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'no-inline-style': 'off',
    'long-title': 'off',
  },
})

/** The errors in a page's HTML; an empty list means a valid page. */
export async function faultsOf(html: string): Promise<string[]> {
  const report = await validator.validateString(html)
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, selector }) => `${ruleId}: ${message} (${line}, ${selector})`),
  )
}

/** What a text looks like when its key was not found. */
const rawKey =
  /\b(?:shell|service|order|games?|booster|account|checkout|errors|rules|home|admin|[a-z-]+\/(?:landing|[a-z]+-boost))\.[a-z]+\b/i

/** The first key that appears in a page's text instead of its translation. */
export function keyIn(html: string): string | undefined {
  const text = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, ' ')
  return rawKey.exec(text)?.[0]
}

/** The first group of each match. */
export function at(html: string, expression: RegExp): string[] {
  return [...html.matchAll(expression)].map((match) => match[1] ?? '')
}
