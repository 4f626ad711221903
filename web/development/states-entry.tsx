import './stop-clock.ts'
import { createRoot } from 'react-dom/client'
import '#web/kit/ui/app.css'
import { localeInfo } from '#i18n/locales.ts'
import { DashboardLayout } from '#web/frame/shell/dashboard-layout.tsx'
import { shellAreas, Texts } from '#web/frame/texts/texts.ts'
import { sprite } from '#web/kit/ui/icons/sprite.ts'
import { nameToasts, prepareToasts } from '#web/kit/ui/toasts.ts'
import { madeUpOrder } from '#web/orders/order/page/made-up-states.ts'
import { OrderDetail } from '#web/orders/order/page/order-page.tsx'
import { askedState } from './asked-state.ts'
import { MadeUpFrame } from './made-up-frame.tsx'
import { StateIndex } from './state-index.tsx'
import areas from './states-entry.tsx?areas'
import { UiStates } from './ui-states.tsx'

const asked = askedState(new URLSearchParams(location.search))
const { order, ui, locale, theme } = asked
const root = document.documentElement
document.body.insertAdjacentHTML('afterbegin', sprite)
root.lang = localeInfo(locale).tag
root.dir = asked.dir ?? localeInfo(locale).dir
if (theme) root.dataset.theme = theme

const texts = new Texts(locale)
await texts.ensure([...shellAreas, 'errors', ...areas])
nameToasts({ region: texts.t('shell.notices'), close: texts.t('shell.close') })
await prepareToasts()

createRoot(document.getElementById('root') as HTMLElement).render(
  order ? (
    <MadeUpFrame asked={asked} texts={texts} viewer={order.viewer}>
      <DashboardLayout>
        <OrderDetail order={madeUpOrder(order.kind, order.state, order.viewer)} />
      </DashboardLayout>
    </MadeUpFrame>
  ) : ui === null ? (
    <StateIndex asked={asked} />
  ) : (
    <MadeUpFrame asked={asked} texts={texts} viewer="staff">
      <UiStates section={ui} />
    </MadeUpFrame>
  ),
)

// Screenshots are taken once the page has settled.
await document.fonts.ready
setTimeout(() => {
  root.dataset.ready = ''
}, 250)
