import { isLocale, type Locale } from '#i18n/locales.ts'
import { type Kind, kinds, type Viewer } from '#web/orders/order/page/made-up-orders.ts'
import { type MadeUpState, statesOf } from '#web/orders/order/page/made-up-states.ts'

export const viewers: readonly Viewer[] = ['customer', 'booster', 'staff']

export type AskedOrder = { kind: Kind; state: MadeUpState; viewer: Viewer }

/** The state that the address of the states page requests. */
export type Asked = {
  locale: Locale
  /** Null follows the language. */
  dir: 'ltr' | 'rtl' | null
  /** Null follows the system. */
  theme: 'dark' | 'light' | null
  /** A section of the design system. */
  ui: string | null
  order: AskedOrder | null
}

const oneOf = <V extends string>(all: readonly V[], value: string | null | undefined): V | null =>
  all.find((each) => each === value) ?? null

/** Reads `?order=solo.boosting.booster&lang=ar&theme=dark` or `?ui=fields&dir=rtl`; unknown values are ignored. */
export function askedState(query: URLSearchParams): Asked {
  const lang = query.get('lang') ?? 'en'
  return {
    locale: isLocale(lang) ? lang : 'en',
    dir: oneOf(['ltr', 'rtl'], query.get('dir')),
    theme: oneOf(['dark', 'light'], query.get('theme')),
    ui: query.get('ui'),
    order: askedOrder(query.get('order') ?? ''),
  }
}

function askedOrder(name: string): AskedOrder | null {
  const [first, second, third] = name.split('.')
  const kind = oneOf(Object.keys(kinds) as Kind[], first)
  const viewer = oneOf(viewers, third)
  const state = kind && viewer && oneOf(statesOf(kind, viewer), second)
  return state && { kind, viewer, state }
}

/** Every order state, by its name in the address. */
export function orderNames(): string[] {
  return (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    viewers.flatMap((viewer) => statesOf(kind, viewer).map((state) => `${kind}.${state}.${viewer}`)),
  )
}
