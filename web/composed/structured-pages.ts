import type { MetaContext } from '#web/frame/router/page.ts'
import type { Shown } from '#web/frame/router/shown.ts'
import type { App } from '#web/frame/session/app-context.ts'
import { blogStructured, postStructured } from '#web/shop/blog/blog-structured.ts'
import { boostersStructured, profileStructured } from '#web/shop/boosters/boosters-structured.ts'
import { coachingStructured } from '#web/shop/coaching/coaching-structured.ts'
import { gameStructured } from '#web/shop/games/game-structured.ts'
import { glossaryStructured } from '#web/shop/glossary/glossary-structured.ts'
import { homeStructured } from '#web/shop/home/home-structured.ts'
import { legalStructured } from '#web/shop/legal/legal-structured.ts'
import { serviceStructured } from '#web/shop/service/service-structured.ts'

// This table is outside the pages' modules because only the server writes it, so browsers don't load it.
const byFile: Record<string, (context: MetaContext<never>) => object[]> = {
  'shop/home/home-page.tsx': homeStructured,
  'shop/games/game-page.tsx': gameStructured,
  'shop/service/climb-page.tsx': serviceStructured,
  'shop/service/count-page.tsx': serviceStructured,
  'shop/glossary/glossary-page.tsx': glossaryStructured,
  'shop/legal/legal-page.tsx': legalStructured,
  'shop/blog/blog-page.tsx': blogStructured,
  'shop/blog/post-page.tsx': postStructured,
  'shop/boosters/booster-page.tsx': profileStructured,
  'shop/boosters/boosters-page.tsx': boostersStructured,
  'shop/coaching/coaching-page.tsx': coachingStructured,
}

/** The schema.org data of the current page; empty if no page was found. */
export function structuredOf(app: App, { entry, loaded, params }: Shown): object[] {
  if (!entry?.view || loaded.kind !== 'page') return []
  // The table returns each page its own data, so the type is safe.
  const data = loaded.data as never
  return byFile[entry.view.file]?.({ ...app, data, pattern: entry.pattern, params }) ?? []
}
