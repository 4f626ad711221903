import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { Contract } from '#contract/contract.ts'
import type { OperationName } from '#contract/operations.ts'
import type { Permission } from '#core/people/permissions.ts'
import { formats } from '#i18n/format.ts'
import { localeInfo } from '#i18n/locales.ts'
import { FrameContext, type FrameParts } from '#web/frame/router/frame-context.ts'
import type { RouteEntry } from '#web/frame/router/route-entry.ts'
import { type App, AppContext } from '#web/frame/session/app-context.ts'
import { CallError } from '#web/frame/session/call.ts'
import type { Session, SessionState } from '#web/frame/session/session.ts'
import type { SessionUser } from '#web/frame/session/session-user.ts'
import type { Texts } from '#web/frame/texts/texts.ts'
import type { Viewer } from '#web/orders/order/page/made-up-orders.ts'
import { madeUpSite } from '../test/made-up-site.ts'
import type { Asked } from './asked-state.ts'
import { madeUpPicture } from './made-up-picture.ts'

type Props = { asked: Asked; texts: Texts; viewer: Viewer; children: ReactNode }

const entry: RouteEntry = { pattern: '/dashboard/order/:order_id', guard: 'authentication', view: null }
const nowhere = async () => {
  throw new Error('Pages of states lead nowhere')
}
const parts: FrameParts = {
  map: {
    table: async () => [entry],
    load: nowhere,
    layouts: { default: nowhere, dashboard: nowhere },
    instead: {} as FrameParts['map']['instead'],
    SignInDialog: () => null,
    ProofDialog: () => null,
    BannedDialog: () => null,
    Failure: () => null,
  },
  served: null,
}

/** What colleagues share about an order, which its page reads by itself. */
const madeUpHandling: Contract['getOrderHandling']['reply']['data'] = {
  assignee: { user_id: 'ana-id', username: 'ana' },
  tags: ['look again', 'vip'],
  notes: {
    items: [
      {
        note_id: 'note-id',
        author: { user_id: 'marek-id', username: 'marek' },
        text: 'Asked kestrel for the match history.',
        at: '2026-03-02T15:10:00.000Z',
        pinned: true,
      },
    ],
    page: 1,
    pageCount: 1,
    total: 1,
  },
  colleagues: [
    { user_id: 'ana-id', username: 'ana' },
    { user_id: 'marek-id', username: 'marek' },
  ],
  known_tags: [],
}

/** The frame without a server: it shows made-up data and refuses every other call. */
export function MadeUpFrame({ asked, texts, viewer, children }: Props) {
  const { locale } = asked
  const session = madeUpSession(viewer)
  const app: App = {
    locale,
    dir: asked.dir ?? localeInfo(locale).dir,
    t: texts.t,
    texts,
    format: formats(locale),
    site: madeUpSite(location.origin),
    call: session.call,
    session,
  }
  const router = createMemoryRouter([{ path: '*', handle: entry, element: children }], {
    initialEntries: ['/dashboard/order/order-id'],
  })
  return (
    <AppContext value={app}>
      <FrameContext value={parts}>
        <RouterProvider router={router} />
      </FrameContext>
    </AppContext>
  )
}

const permissions: Record<Viewer, Permission[]> = {
  customer: [],
  booster: ['Booster'],
  staff: ['EditOrders', 'EditStore', 'FullAccess'],
}
const names: Record<Viewer, string> = { customer: 'mira', booster: 'kestrel', staff: 'ana' }

function madeUpSession(viewer: Viewer): Session {
  const user: SessionUser = {
    _id: `${names[viewer]}-id`,
    kind: 'customer',
    email: `${names[viewer]}@example.com`,
    username: names[viewer],
    consent: true,
    balance: 1_250,
    locale: 'en',
    permissions: permissions[viewer],
    boosterDetails: viewer === 'booster' ? {} : null,
    demo: false,
  } as SessionUser
  const state: SessionState = { kind: 'known', user }
  const session = {
    state,
    subscribe: () => () => {},
    token: () => undefined,
    load: async () => user,
    file: madeUpPicture,
    call: async (name: OperationName) => {
      if (name === 'getOrderHandling') return { data: madeUpHandling }
      throw new CallError(503, 'something_wrong')
    },
  }
  return session as unknown as Session
}
