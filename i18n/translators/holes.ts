/** Forms that stand for one known number can say it in a word, without its hole. */
const spokenForms: readonly string[] = ['zero', 'one', 'two']

/** The holes (`{count}`, `{figures.check}`) and marks (`<terms>`) of a text, each once, in order. */
export function holesOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{[\w.-]+\}|<\/?\w+>/g)].map(([hole]) => hole))].sort()
}

/** What is wrong with the holes of a translated text: those of the English one are all wanted, and no others. */
export function holeFaults(text: string, form: string | null, english: readonly string[]): string[] {
  const wanted = new Set(english.flatMap(holesOf))
  const own = holesOf(text)
  const missing = form && spokenForms.includes(form) ? [] : [...wanted].filter((hole) => !own.includes(hole))
  return [
    ...missing.map((hole) => `${hole} is missing`),
    ...own.filter((hole) => !wanted.has(hole)).map((hole) => `${hole} is not in the English text`),
  ]
}
