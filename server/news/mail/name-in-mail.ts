/**
 * A person's name in a mail. Old names can look like addresses, of which mail programs make links; a word joiner after
 * each point keeps them text.
 */
export function nameInMail(name: string): string {
  return name.replace(/\.(?=\p{L})/gu, '.\u2060')
}
