import { SyntaxKind } from 'typescript/unstable/ast'
import { createScanner } from 'typescript/unstable/ast/scanner'
import type { Message } from '../translate.ts'

/** A text as its file contains it: its words, its translator's comment, and where its value begins and ends. */
export type Entry = { key: string; message: Message; comment: string | null; start: number; end: number }

type Token = { kind: SyntaxKind; text: string; value: string; start: number; end: number }

/** The meaningful tokens. Spaces are skipped; an empty line between two lines counts as one token. */
function tokensOf(source: string): Token[] {
  const scanner = createScanner(false)
  scanner.setText(source)
  const tokens: Token[] = []
  let lineBreaks = 0
  for (let kind = scanner.scan(); kind !== SyntaxKind.EndOfFile; kind = scanner.scan()) {
    const [start, end] = [scanner.getTokenStart(), scanner.getTokenEnd()]
    if (kind === SyntaxKind.WhitespaceTrivia) continue
    if (kind === SyntaxKind.NewLineTrivia) {
      lineBreaks += 1
      if (lineBreaks === 2) tokens.push({ kind, text: '', value: '', start, end })
      continue
    }
    // A comment at the end of a text's line is not for translators.
    const behind = kind === SyntaxKind.SingleLineCommentTrivia && lineBreaks === 0 && tokens.length > 0
    lineBreaks = 0
    if (!behind)
      tokens.push({ kind, text: scanner.getTokenText(), value: scanner.getTokenValue(), start, end })
  }
  return tokens
}

const isText = ({ kind }: Token) =>
  kind === SyntaxKind.StringLiteral || kind === SyntaxKind.NoSubstitutionTemplateLiteral
const isComment = ({ kind }: Token) =>
  kind === SyntaxKind.SingleLineCommentTrivia || kind === SyntaxKind.MultiLineCommentTrivia

/**
 * The texts of a message file in its order, read without running it. A `//` comment of one or more lines applies to
 * each key below it, up to the next empty line or comment. Texts spread from another object are left out.
 */
export function readMessages(source: string): Entry[] {
  const tokens = tokensOf(source)
  const opening = tokens.findIndex(
    ({ kind }, index) =>
      kind === SyntaxKind.OpenBraceToken && tokens[index - 1]?.kind === SyntaxKind.DefaultKeyword,
  )
  if (opening < 0) return []
  const entries: Entry[] = []
  let comment: string[] = []
  let index = opening + 1
  const next = (): Token => {
    const token = tokens[index]
    if (!token) throw new Error('The file ends within its texts.')
    index += 1
    return token
  }
  for (let token = next(); token.kind !== SyntaxKind.CloseBraceToken; token = next()) {
    if (token.kind === SyntaxKind.NewLineTrivia) comment = []
    else if (isComment(token)) {
      const continues = tokens[index - 2] !== undefined && isComment(tokens[index - 2] as Token)
      comment = [...(continues ? comment : []), token.text.replace(/^\/\/\s?/, '').trim()]
    } else if (token.kind === SyntaxKind.DotDotDotToken) {
      next()
    } else if (token.kind !== SyntaxKind.CommaToken) {
      const { message, start, end } = readValue(next, token)
      entries.push({ key: token.value, message, comment: comment.join(' ') || null, start, end })
    }
  }
  return entries
}

/** The value of a key: a text, or one text per plural form. */
function readValue(next: () => Token, key: Token): { message: Message; start: number; end: number } {
  const said = () => {
    let token = next()
    while (token.kind === SyntaxKind.NewLineTrivia || isComment(token)) token = next()
    return token
  }
  if (said().kind !== SyntaxKind.ColonToken) throw new Error(`${key.text} has no text.`)
  const first = said()
  if (isText(first)) return { message: first.value, start: first.start, end: first.end }
  if (first.kind !== SyntaxKind.OpenBraceToken)
    throw new Error(`${key.text} is neither a text nor plural forms.`)
  const forms: Record<string, string> = {}
  let token = said()
  for (; token.kind !== SyntaxKind.CloseBraceToken; token = said()) {
    if (token.kind === SyntaxKind.CommaToken) continue
    said()
    const text = said()
    if (!isText(text)) throw new Error(`${key.text}.${token.value} is no text.`)
    forms[token.value] = text.value
  }
  return { message: forms, start: first.start, end: token.end }
}
