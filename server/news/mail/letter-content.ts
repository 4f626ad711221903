import type { LetterClimb } from '#contract/letter-picture.ts'

/** A part of a letter, in words but without its looks; HTML and plain text are both written from it. */
export type Block =
  | { is: 'text'; text: string }
  /** Somebody's own words. */
  | { is: 'quote'; text: string }
  | { is: 'title'; text: string }
  | { is: 'list'; items: readonly string[] }
  /** Names and figures, the last one as their sum if `total` is set. */
  | { is: 'amounts'; rows: readonly (readonly [name: string, figure: string])[]; total?: boolean }
  /** A few facts side by side. */
  | { is: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  /** What one has until when, and what happens then. */
  | { is: 'deadline'; title: string; text: string }
  /** What to do if it was someone else. */
  | { is: 'hint'; title: string; text: string }
  | { is: 'path'; steps: readonly PathStep[] }
  /**
   * The one thing to do; `shown` writes the address below the button as well. A hidden address is null, with words in its
   * place.
   */
  | { is: 'button'; label: string; href: string | null; shown?: boolean; hidden?: string }

export type PathStep = { name: string; note: string; state: 'done' | 'now' | 'ahead' }

type FootLink = { label: string; href: string }

/** What a letter says, in its reader's language. This is what is stored; the looks are added when it is sent. */
export type LetterContent = {
  heading: string
  /** The line that mailboxes show after the subject. */
  preview: string
  /** The order's number, at the end of the head; empty for other letters. */
  reference: string
  climb: LetterClimb | null
  /** What the climb's picture shows, in words. */
  climbText: string
  blocks: readonly Block[]
  /** Why it came, whether it can be turned off, and what we never ask for. */
  notes: readonly string[]
  links: readonly FootLink[]
  /** Where one click turns this kind of letter off (RFC 8058); null if it can't be turned off. */
  turnOff: string | null
}
