import type { Area, EnglishMessages } from './areas.ts'
import type { MessageKey } from './translate.ts'

/**
 * The names of the holes that code fills in a text, also of those in the texts that it quotes (`{mails.until}`). Figures
 * (`{figures.check}`) are filled with the files.
 */
export type HolesOf<Key extends MessageKey> = Key extends `${infer A extends Area}.${infer Name}`
  ? Name extends keyof EnglishMessages[A]
    ? HolesIn<TextsOf<EnglishMessages[A][Name]>>
    : never
  : never

/** A text, or its plural forms. */
type TextsOf<Message> = Message extends string ? Message : Message[keyof Message]

type HolesIn<Text> = Text extends `${string}{${infer Hole}}${infer Rest}`
  ? NameOf<Hole> | HolesIn<Rest>
  : never

type NameOf<Hole> = Hole extends MessageKey
  ? HolesOf<Hole>
  : Hole extends `${string}.${string}`
    ? never
    : Hole
