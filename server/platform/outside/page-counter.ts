/** What is counted; nothing in it identifies a person. `value` is in major units, as such services expect. */
export type CountedEvent =
  | { event: 'page_view'; page: string; at: string }
  | { event: 'conversion'; transaction_id: string; value: number; currency: string; at: string }

/** A service that counts what visitors who agreed do. Losing an event is fine; delaying a visitor isn't. */
export type PageCounter = {
  /** Returns at once and never throws. */
  send(event: CountedEvent): void
}
