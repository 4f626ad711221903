import { blogStructured, postStructured } from './blog/blog-structured.ts'
import { boostersStructured, profileStructured } from './boosters/boosters-structured.ts'
import { coachingStructured } from './coaching/coaching-structured.ts'
import { gameStructured } from './games/game-structured.ts'
import { glossaryStructured } from './glossary/glossary-structured.ts'
import { homeStructured } from './home/home-structured.ts'
import { legalStructured } from './legal/legal-structured.ts'
import type { MetaContext } from './router/page.ts'
import type { Shown } from './router/shown.ts'
import { serviceStructured } from './service/service-structured.ts'
import type { App } from './session/app-context.ts'

// This table is outside the pages' modules because only the server writes it, so browsers don't load it.
const byFile: Record<string, (context: MetaContext<never>) => object[]> = {
  'home/home-page.tsx': homeStructured,
  'games/game-page.tsx': gameStructured,
  'service/climb-page.tsx': serviceStructured,
  'service/count-page.tsx': serviceStructured,
  'glossary/glossary-page.tsx': glossaryStructured,
  'legal/legal-page.tsx': legalStructured,
  'blog/blog-page.tsx': blogStructured,
  'blog/post-page.tsx': postStructured,
  'boosters/booster-page.tsx': profileStructured,
  'boosters/boosters-page.tsx': boostersStructured,
  'coaching/coaching-page.tsx': coachingStructured,
}

/** The schema.org data of the current page; empty if no page was found. */
export function structuredOf(app: App, { entry, loaded, params }: Shown): object[] {
  if (!entry?.view || loaded.kind !== 'page') return []
  // The table returns each page its own data, so the type is safe.
  const data = loaded.data as never
  return byFile[entry.view.file]?.({ ...app, data, pattern: entry.pattern, params }) ?? []
}
