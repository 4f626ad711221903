import type { Locale } from '#i18n/locales.ts'

/**
 * What is printed on one document (a receipt, a credit note, a statement), in the words of its language. Every text is
 * data for the template, which interprets none of it.
 */
export type Paper = {
  locale: Locale
  /** Beside the logo, for example the name of the shop. */
  brand: string
  title: string
  /** A sentence in a box above all else, for example that the document is a demo. */
  notice: string | null
  /** Who issues the document and who receives it; the first line of each is its name. */
  parties: { label: string; lines: string[] }[]
  /** Number, date, order: a label and its value. */
  facts: { label: string; value: string }[]
  /** The table; numbers go to the end of their column. */
  columns: { label: string; isNumber: boolean }[]
  /** One value per column. */
  lines: string[][]
  /** More tables below the first one and its totals, each with its heading. */
  sections?: { title: string; columns: { label: string; isNumber: boolean }[]; lines: string[][] }[]
  totals: { label: string; value: string; isStrong: boolean }[]
  /** Sentences below the totals, for example about the value added tax. */
  notes: string[]
  /** At the foot of each page, separated by a middle dot. */
  foot: string[]
  /** The page's number, with the holes {page} and {pages}. */
  pageNumber: string
}
