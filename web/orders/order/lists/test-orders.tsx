import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { formats } from '#i18n/format.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import { createTranslate } from '#i18n/translate.ts'
import { AppContext } from '#web/frame/session/app-context.ts'
import { madeUpSite } from '#web/test/made-up-site.ts'
import { OrderDetail } from '../page/order-page.tsx'
import type { OrderView } from '../parts/order-facts.ts'

/** For tests: the page of a made-up order. */

const messages = await loadMessages('en', [
  'shell',
  'games',
  'service',
  'order',
  'disputes',
  'session',
  'account',
  'success',
  'work',
  'chat',
  'talk',
  'tracking',
  'inbox',
  'finished',
  'reviews',
  'favorites',
])
export const t = createTranslate('en', messages)

export function render(order: OrderView): string {
  const site = madeUpSite()
  const nothing = async () => {}
  return renderToStaticMarkup(
    <AppContext
      value={{
        locale: 'en',
        dir: 'ltr',
        t,
        format: formats('en'),
        site,
        call: nothing as never,
        session: null,
      }}
    >
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <OrderDetail order={order} /> }])} />
    </AppContext>,
  )
}
