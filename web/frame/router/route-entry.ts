import type { Guard } from '#core/people/permissions.ts'
import type { Area } from '#i18n/areas.ts'
import type { RoutePattern } from '#i18n/paths.ts'
import type { MessageKey } from '#i18n/translate.ts'

export type LayoutName = 'default' | 'dashboard'

/**
 * What is shown at an address: a page or its replacement. `file` is its source below `web/`, as in the build's
 * manifest. Plain data: a document contains the entry of its page.
 */
export type View = {
  file: string
  layout: LayoutName
  /** The texts it needs in addition to the shell's. */
  areas: readonly Area[]
  /** It opens a sheet over this page, which has the same file and stays: neither its scroll nor the focus moves. */
  over?: RoutePattern
  /** The address contains a secret: nothing keeps or counts the page, and no other page learns where it was. */
  secret?: true
  /** No sitemap names it, though everyone can open it. */
  unlisted?: true
  /** What is shown here if the address names something that does not exist; the site's own page by default. */
  missing?: View & { title: MessageKey }
}

/** What a view that replaces a page is rendered with. */
export type InPlace = { layout: LayoutName }

export type RouteEntry = {
  pattern: RoutePattern
  /** Required, so that no page is open by omission (spec 6). */
  guard: Guard
  /** Null until the page exists: until then it is not linked and returns 404. */
  view: View | null
}
