import type { GameId } from '#core/games/game.ts'

/** What a climb's picture at the top of a mail shows; the words are in the reader's language. */
export type LetterClimb = {
  game: GameId
  /** Camp indexes (core `campIndex`); `target` is null where nothing is climbed. */
  start: number
  target: number | null
  startLabel: string
  targetLabel: string | null
  /** Net wins or placement games, as dots above the rank. */
  dots: { count: number; kind: 'win' | 'game' } | null
  /** The reader's language, which determines face and direction. */
  lang: string
  dir: 'ltr' | 'rtl'
}

/** A picture that a mail brings along: the shop's logo, or an order's climb. */
export type LetterPicture = { is: 'logo' } | ({ is: 'climb' } & LetterClimb)
