import type { App } from './app/app-context.ts'
import type { Shown } from './app/load-page.ts'
import type { MetaContext } from './app/page.ts'
import { coachingStructured } from './coaching/coaching-structured.ts'
import { gameStructured } from './games/game-structured.ts'
import { homeStructured } from './home/home-structured.ts'
import { serviceStructured } from './service/service-structured.ts'

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
  if (!entry?.file || loaded.kind !== 'page') return []
  // The table only brings a page's own data back to it.
  const data = loaded.data as never
  return byFile[entry.file]?.({ ...app, data, pattern: entry.pattern, params }) ?? []
}
