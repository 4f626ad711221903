import { type Form, textAt, textsAt } from './form.ts'
import { StripeRefusal } from './refusal.ts'
import type { Heard, StripeApi } from './stripe-api.ts'

/** Does what a request asks. @throws StripeRefusal. */
export function calls(api: StripeApi, { method, path }: Heard, form: Form): object {
  const [, , ...parts] = path.split('/')
  const [id = '', action] = parts[0] === 'checkout' ? parts.slice(2) : parts.slice(1)
  const what = parts[0] === 'checkout' ? `checkout/${parts[1]}` : parts[0]
  const { books } = api
  if (method === 'POST' && what === 'checkout/sessions') {
    if (action === 'expire') return { ...books.expire(id) }
    return openSession(api, form)
  }
  if (method === 'POST' && what === 'refunds') {
    const amount = Number(textAt(form, 'amount'))
    return { ...books.refund(textAt(form, 'payment_intent'), amount, textsAt(form, 'metadata')) }
  }
  if (method === 'GET' && what === 'webhook_endpoints')
    return { object: 'list', data: api.endpoints, has_more: false }
  if (method === 'GET' && what === 'payment_method_configurations')
    return { object: 'list', data: configurations(api), has_more: false }
  if (method === 'GET' && id) {
    if (what === 'checkout/sessions') return { ...books.session(id) }
    if (what === 'payment_intents') return { ...books.intent(id) }
  }
  if (method === 'GET') return pageOf(listed(api, what ?? '', form), form, path)
  throw StripeRefusal.ofParameters(`Unrecognized request URL (${method}: ${path})`, undefined, 404)
}

/** The default one, and one that another platform set up, which Checkout doesn't follow. */
function configurations({ methods }: StripeApi): object[] {
  const offers = (on: boolean) => ({ available: on, display_preference: { value: on ? 'on' : 'off' } })
  const own = Object.fromEntries(Object.entries(methods).map(([name, on]) => [name, offers(on)]))
  const head = { object: 'payment_method_configuration', active: true, is_default: true }
  return [
    { ...head, id: 'pmc_platform', application: 'ca_platform', swish: offers(true) },
    { ...head, id: 'pmc_own', application: null, ...own },
  ]
}

function openSession({ books }: StripeApi, form: Form): object {
  const amount = Number(textAt(form, 'line_items', '0', 'price_data', 'unit_amount'))
  const expires_at = Number(textAt(form, 'expires_at'))
  const opens = expires_at - books.now()
  // "It can be anywhere from 30 minutes to 24 hours after Checkout Session creation" (docs.stripe.com/api).
  if (opens < 1_800 || opens > 86_400)
    throw StripeRefusal.ofParameters(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.',
    )
  // docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
  if (!(amount >= 50))
    throw StripeRefusal.ofParameters('The amount due must add up to at least €0.50.', 'amount_too_small')
  return {
    ...books.openSession({
      amount_total: amount,
      currency: textAt(form, 'line_items', '0', 'price_data', 'currency'),
      metadata: textsAt(form, 'metadata'),
      client_reference_id: textAt(form, 'client_reference_id'),
      success_url: textAt(form, 'success_url'),
      cancel_url: textAt(form, 'cancel_url'),
      expires_at,
    }),
  }
}

type Listed = { id: string; created: number }

/** The objects of a list that match its filters, the newest first. */
function listed({ books, delivered }: StripeApi, what: string, form: Form): Listed[] {
  const since = Number(textAt(form, 'created', 'gte') || 0)
  const until = Number(textAt(form, 'created', 'lte') || Number.MAX_SAFE_INTEGER)
  const before = Number(textAt(form, 'created', 'lt') || Number.MAX_SAFE_INTEGER)
  const intent = textAt(form, 'payment_intent')
  const types = Object.values(textsAt(form, 'types'))
  const lists: Record<string, Listed[]> = {
    'checkout/sessions': [...books.sessions.values()].map(({ id }) => books.session(id)),
    refunds: intent ? books.refundsOf(intent) : [...books.refunds.values()],
    events: books.events
      .filter(({ type }) => types.length === 0 || types.includes(type))
      .filter(({ id }) => textAt(form, 'delivery_success') !== 'false' || !delivered.has(id)),
  }
  const found = lists[what]
  if (!found) throw StripeRefusal.ofParameters(`Unrecognized request URL (GET: /v1/${what})`, undefined, 404)
  return found.filter(({ created }) => created >= since && created <= until && created < before).toReversed()
}

function pageOf(found: Listed[], form: Form, url: string): object {
  const after = textAt(form, 'starting_after')
  const from = after ? found.findIndex(({ id }) => id === after) + 1 : 0
  const limit = Number(textAt(form, 'limit') || 10)
  const data = found.slice(from, from + limit)
  return { object: 'list', url, data, has_more: from + limit < found.length }
}
