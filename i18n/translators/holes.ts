import { figureOf } from '../figures.ts'
import { anyHole } from '../fill.ts'

const mark = /<\/?\w+>/g

/** A form for a single known number can write it out instead of using its hole. */
const spokenForms: readonly string[] = ['zero', 'one', 'two']

/** The holes (`{count}`, `{figures.check}`) and marks (`<terms>`) of a text, each once, in order; figures without case. */
export function holesOf(text: string): string[] {
  const holes = [...text.matchAll(anyHole)].map(([hole]) => withoutCase(hole))
  const marks = [...text.matchAll(mark)].map(([each]) => each)
  return [...new Set([...holes, ...marks])].sort()
}

const withoutCase = (hole: string) => (hole.startsWith('{figures.') ? `${figureOf(hole.slice(0, -1))}}` : hole)

/** The errors in a translated text's holes: it needs all those of the English text, and no others. */
export function holeFaults(text: string, form: string | null, english: readonly string[]): string[] {
  const wanted = new Set(english.flatMap(holesOf))
  const own = holesOf(text)
  const missing = form && spokenForms.includes(form) ? [] : [...wanted].filter((hole) => !own.includes(hole))
  return [
    ...missing.map((hole) => `${hole} is missing`),
    ...own.filter((hole) => !wanted.has(hole)).map((hole) => `${hole} is not in the English text`),
  ]
}
