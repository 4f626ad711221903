/** Spec 4; the labels are in `i18n`. */
export const orderStatuses = [
  'not_paid',
  'waiting_for_account',
  'waiting_for_booster',
  'boosting',
  'verification_required',
  'completed',
  'cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/**
 * Who acts, from the order's point of view: its customer, the assigned booster, any other booster, staff with
 * EditOrders, the payment provider, or time.
 */
export const actors = ['customer', 'booster', 'other_booster', 'admin', 'provider', 'time'] as const
export type Actor = (typeof actors)[number]

export const orderActions = [
  'create',
  'pay',
  'store_credentials',
  'revoke_credentials',
  'play_along',
  'claim',
  'assign',
  'drop',
  'finish',
  'reject',
  'complete',
  'cancel',
  'decide_complete',
  'decide_cancel',
  'decide_return',
  'reopen',
] as const
export type OrderAction = (typeof orderActions)[number]

export type Transition = {
  /** null is an order that does not exist yet. */
  from: OrderStatus | null
  action: OrderAction
  to: OrderStatus
  who: readonly Actor[]
  /** Applies only to orders that need (true) or don't need (false) the customer's account. */
  credentials?: boolean
  needsReason?: true
}

/** The life of an order (domain 3): server, buttons, timeline, tests and the database's own guard read this table. */
export const transitions: readonly Transition[] = [
  // Staff can make one for its customer, whose order it is from then on.
  { from: null, action: 'create', to: 'not_paid', who: ['customer'] },
  // A customer pays with their balance; the provider confirms by its signed webhook.
  {
    from: 'not_paid',
    action: 'pay',
    to: 'waiting_for_account',
    who: ['customer', 'provider'],
    credentials: true,
  },
  {
    from: 'not_paid',
    action: 'pay',
    to: 'waiting_for_booster',
    who: ['customer', 'provider'],
    credentials: false,
  },
  { from: 'waiting_for_account', action: 'store_credentials', to: 'waiting_for_booster', who: ['customer'] },
  {
    from: 'waiting_for_booster',
    action: 'revoke_credentials',
    to: 'waiting_for_account',
    who: ['customer'],
    credentials: true,
  },
  // The customer changed the order and plays along, so that no login is needed.
  {
    from: 'waiting_for_account',
    action: 'play_along',
    to: 'waiting_for_booster',
    who: ['customer'],
    credentials: false,
  },
  { from: 'waiting_for_booster', action: 'claim', to: 'boosting', who: ['other_booster'] },
  { from: 'waiting_for_booster', action: 'assign', to: 'boosting', who: ['admin'] },
  {
    from: 'boosting',
    action: 'drop',
    to: 'waiting_for_booster',
    // A customer only after the booster's silence (core/orders/silence.ts).
    who: ['booster', 'admin', 'customer'],
    needsReason: true,
  },
  { from: 'boosting', action: 'finish', to: 'verification_required', who: ['booster'] },
  { from: 'verification_required', action: 'complete', to: 'completed', who: ['admin', 'customer', 'time'] },
  { from: 'verification_required', action: 'reject', to: 'boosting', who: ['admin'], needsReason: true },
  { from: 'not_paid', action: 'cancel', to: 'cancelled', who: ['customer', 'time'] },
  { from: 'waiting_for_account', action: 'cancel', to: 'cancelled', who: ['customer', 'time'] },
  { from: 'waiting_for_booster', action: 'cancel', to: 'cancelled', who: ['customer', 'time'] },
  // Staff must give a reason when they end an order for someone else.
  { from: 'not_paid', action: 'cancel', to: 'cancelled', who: ['admin'], needsReason: true },
  { from: 'waiting_for_account', action: 'cancel', to: 'cancelled', who: ['admin'], needsReason: true },
  { from: 'waiting_for_booster', action: 'cancel', to: 'cancelled', who: ['admin'], needsReason: true },
  { from: 'boosting', action: 'cancel', to: 'cancelled', who: ['admin'], needsReason: true },
  // Staff decide a dispute. A completed order keeps its status when only its amounts change.
  { from: 'boosting', action: 'decide_complete', to: 'completed', who: ['admin'], needsReason: true },
  { from: 'boosting', action: 'decide_cancel', to: 'cancelled', who: ['admin'], needsReason: true },
  { from: 'boosting', action: 'decide_return', to: 'boosting', who: ['admin'], needsReason: true },
  {
    from: 'verification_required',
    action: 'decide_complete',
    to: 'completed',
    who: ['admin'],
    needsReason: true,
  },
  {
    from: 'verification_required',
    action: 'decide_cancel',
    to: 'cancelled',
    who: ['admin'],
    needsReason: true,
  },
  {
    from: 'verification_required',
    action: 'decide_return',
    to: 'boosting',
    who: ['admin'],
    needsReason: true,
  },
  { from: 'completed', action: 'decide_return', to: 'boosting', who: ['admin'], needsReason: true },
  // Within a week after the completion.
  { from: 'completed', action: 'reopen', to: 'boosting', who: ['admin'], needsReason: true },
]

export const flagActions = ['pause', 'resume'] as const
export type FlagAction = (typeof flagActions)[number]

/** Pausing is a flag beside the status: it exists only while boosting and is cleared when the status changes. */
export const flagTransitions = [
  { status: 'boosting', action: 'pause', from: false, to: true, who: ['customer', 'admin'] },
  { status: 'boosting', action: 'resume', from: true, to: false, who: ['customer', 'admin'] },
] as const satisfies readonly {
  status: OrderStatus
  action: FlagAction
  from: boolean
  to: boolean
  who: readonly Actor[]
}[]

/**
 * The step that an actor can take, or null. `needsAccount` determines where a payment leads (`needsAccount(config)`);
 * without it, a payment has no step.
 */
export function transitionFor(
  from: OrderStatus | null,
  action: OrderAction,
  actor: Actor,
  needsAccount?: boolean,
): Transition | null {
  const found = transitions.find(
    (step) =>
      step.from === from &&
      step.action === action &&
      step.who.includes(actor) &&
      (step.credentials === undefined || step.credentials === needsAccount),
  )
  return found ?? null
}

/** Every possible change of status, as pairs of from and to; the database's own guard is filled from them. */
export function orderSteps(): [from: OrderStatus, to: OrderStatus][] {
  return transitions.flatMap(({ from, to }) => (from === null ? [] : [[from, to]]))
}

/** Whether an actor can pause or resume an order, and which of the two; null for neither. */
export function flagActionFor(status: OrderStatus, paused: boolean, actor: Actor): FlagAction | null {
  const found = flagTransitions.find(
    (step) => step.status === status && step.from === paused && step.who.some((allowed) => allowed === actor),
  )
  return found?.action ?? null
}
