// The check of a commit's message: `git config core.hooksPath .githooks` makes git run it.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const longestSubject = 72
/** From so many files on, a message has to say why. */
const filesWithReason = 4

/** What a message lacks. Lines of git's own template and the diff of `git commit --verbose` don't count. */
export function messageFaults(message: string, files: number): string[] {
  const [written = ''] = message.split(/^# -+ >8 -+$/m)
  const [subject = '', blank = '', ...body] = written
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .trim()
    .split('\n')
  // Git writes these itself.
  if (/^(Merge|Revert|fixup!|squash!) /.test(subject)) return []
  const faults: string[] = []
  if (subject.length > longestSubject)
    faults.push(`The first line has ${subject.length} characters; ${longestSubject} are the most.`)
  if (subject.endsWith('.')) faults.push('The first line ends without a period.')
  if (blank !== '') faults.push('The second line stays empty.')
  if (files >= filesWithReason && !body.some((line) => line.trim()))
    faults.push(`${files} files change: say why below the first line.`)
  return faults
}

if (import.meta.main) {
  const staged = execFileSync('git', ['diff', '--cached', '--name-only'], { encoding: 'utf8' })
  const files = staged.split('\n').filter(Boolean).length
  const faults = messageFaults(readFileSync(process.argv[2] ?? '', 'utf8'), files)
  for (const fault of faults) console.error(fault)
  process.exit(faults.length === 0 ? 0 : 1)
}
