import { Texts } from '#web/frame/texts/texts.ts'

/** The consent dialog is in English on the pages of every language (spec 1). */
export const english = new Texts('en')
