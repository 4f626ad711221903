import { coachingStructured } from './coaching/coaching-structured.ts'
import { gameStructured } from './games/game-structured.ts'
import { homeStructured } from './home/home-structured.ts'
import type { MetaContext } from './router/page.ts'
import type { Shown } from './router/shown.ts'
import { serviceStructured } from './service/service-structured.ts'
import type { App } from './session/app-context.ts'

// Beside the pages' modules, not in them: only the server writes it, so a browser brings none of it.
const byFile: Record<string, (context: MetaContext<never>) => object[]> = {
  'home/home-page.tsx': homeStructured,
  'games/game-page.tsx': gameStructured,
  'service/climb-page.tsx': serviceStructured,
  'service/count-page.tsx': serviceStructured,
  'coaching/coaching-page.tsx': coachingStructured,
}

/** What machines are told about the page that is shown (schema.org); nothing where none was found. */
export function structuredOf(app: App, { entry, loaded, params }: Shown): object[] {
  if (!entry?.view || loaded.kind !== 'page') return []
  // The table only brings a page's own data back to it.
  const data = loaded.data as never
  return byFile[entry.view.file]?.({ ...app, data, pattern: entry.pattern, params }) ?? []
}
