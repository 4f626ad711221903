import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { formats } from '#i18n/format.ts'
import { AppContext } from '#web/frame/session/app-context.ts'
import { shellAreas, Texts } from '#web/frame/texts/texts.ts'
import { madeUpSite } from '#web/test/made-up-site.ts'
import { OrderDetail } from '../page/order-page.tsx'
import areas from '../page/order-page.tsx?areas'
import type { OrderView } from '../parts/order-facts.ts'

/** For tests: the page of a made-up order. */

const texts = new Texts('en')
await texts.ensure([...shellAreas, ...areas])
export const { t } = texts

export function render(order: OrderView): string {
  const site = madeUpSite()
  const nothing = async () => {}
  return renderToStaticMarkup(
    <AppContext
      value={{
        locale: 'en',
        dir: 'ltr',
        t,
        texts,
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
