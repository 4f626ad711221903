import { relative } from 'node:path'
import { act, cleanup, configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect } from 'vitest'
import type { ErrorCode } from '#contract/errors.ts'
import type { OperationName } from '#contract/operations.ts'
import type { Site } from '#contract/site.ts'
import type { Area } from '#i18n/areas.ts'
import { formats } from '#i18n/format.ts'
import { type Locale, localeInfo } from '#i18n/locales.ts'
import { siteMap } from '#web/composed/site-map.tsx'
import { FrameContext } from '#web/frame/router/frame-context.ts'
import type { RouteEntry, View } from '#web/frame/router/route-entry.ts'
import { AppContext } from '#web/frame/session/app-context.ts'
import { type CallApi, CallError } from '#web/frame/session/call.ts'
import type { Session } from '#web/frame/session/session.ts'
import type { SessionUser } from '#web/frame/session/session-user.ts'
import { shellAreas, Texts } from '#web/frame/texts/texts.ts'
import { toastList } from '#web/kit/ui/toast-region.tsx'
import { TextAreas } from '../../run/text-areas.ts'
import { madeUpSite } from './made-up-site.ts'

/** For tests that begin with the line `// @vitest-environment jsdom`. */

// Toasts have a root of their own, which outlives the part: one that leaves by its timer after the last test would find no
// window. React finishes in a later turn what it has begun.
afterEach(async () => {
  act(() => {
    for (const { id } of toastList.shown) toastList.hide(id)
  })
  cleanup()
  await new Promise((resolve) => setImmediate(resolve))
})
// The test browser lays nothing out.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// Lazy loads can take long on a busy machine.
configure({ asyncUtilTimeout: 45_000 })

/** The texts of what a test's file imports. */
const imported = new TextAreas()
const testFile = () => relative(process.cwd(), expect.getState().testPath ?? '')

type Sent = { name: OperationName; input: unknown }
type Options = {
  locale?: Locale
  /** Beside those of what the test's file imports: the texts of one page of several with the same file. */
  areas?: readonly Area[]
  /** By default those of the areas. */
  texts?: Texts
  /** The signed-in user; none by default. */
  user?: SessionUser | null
  /** The server's answers to the calls that the part can make; a refusal is thrown. */
  answers?: { [N in OperationName]?: (input: never) => unknown }
  /** What differs from the demo's shop. */
  site?: Partial<Site>
  /** The path of the page, with its query. */
  path?: string
  /** Called for each page that is prefetched. */
  prefetch?: (view: View) => void
  /** The entry of the page in the route table. */
  entry?: RouteEntry
  /** Reads the page's data again after each change of its query; its promise is awaited. */
  reads?: () => unknown
}

/** The server's answers to the calls of a part. */
export type Answers = NonNullable<Options['answers']>

/** An answer that refuses a call, as a whole or for one of its fields. */
export function refused(code: ErrorCode, field?: string): () => never {
  return () => {
    throw new CallError(409, code, field ? [{ field, code }] : [])
  }
}

/** A text as Testing Library reads it, with plain spaces instead of no-break ones. */
export const asRead = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

/** Renders a part of a page in a test browser, signed in as `user`, and records its calls to the server. */
export async function open(part: ReactElement, options: Options = {}) {
  const {
    locale = 'en',
    areas = [],
    texts = new Texts(locale),
    user = null,
    answers = {},
    path = '/',
    site,
    prefetch,
    entry,
    reads,
  } = options
  if (!options.texts) await texts.ensure([...shellAreas, 'errors', ...imported.of(testFile()), ...areas])
  const { t } = texts
  const sent: Sent[] = []
  const call = (async (name: OperationName, input?: unknown) => {
    sent.push({ name, input })
    const answer = answers[name]
    if (!answer) throw new Error(`Nothing answers ${name}`)
    return answer(input as never)
  }) as CallApi
  const router = createMemoryRouter(
    [{ path: '*', element: part, handle: entry, ...(reads && { loader: reads }) }],
    { initialEntries: [path], hydrationData: { loaderData: { '0': null } } },
  )
  const app = {
    locale,
    dir: localeInfo(locale).dir,
    t,
    texts,
    format: formats(locale),
    site: { ...madeUpSite(), ...site },
    call,
    session: sessionOf(user, call),
  }
  const view = render(
    <AppContext value={app}>
      <FrameContext value={{ map: siteMap, served: undefined, ...(prefetch && { prefetch }) }}>
        <RouterProvider router={router} />
      </FrameContext>
    </AppContext>,
  )
  return { ...view, t, sent, router, person: userEvent.setup() }
}

const sessionOf = (user: SessionUser | null, call: CallApi) =>
  ({
    call,
    state: user ? { kind: 'known', user } : { kind: 'none', user: null },
    subscribe: () => () => {},
    token: () => undefined,
    load: async () => user,
    reload: async () => {},
    leave: () => {},
    file: async () => new Blob(['a picture']),
  }) as unknown as Session
