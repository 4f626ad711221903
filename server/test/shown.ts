import type { FastifyInstance } from 'fastify'
import { csvCells } from '#core/base/csv.ts'
import { dayMs } from '#core/base/durations.ts'
import { dayIn } from '#core/base/zones.ts'
import type { AccountKind } from '#core/money/ledger.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { textOf } from './pdf.ts'

/** What pages, papers and the export show of money, read over the public calls; minor units, in words euros. */
export class Shown {
  readonly #app: FastifyInstance
  readonly #services: Services

  constructor(app: FastifyInstance, services: Services) {
    this.#app = app
    this.#services = services
  }

  /** The money of an order's page: "paid 62, card 40, bank 22" without what is nothing. */
  async order(token: string, orderId: string): Promise<string> {
    const { order } = await this.#read(token, `/v1/orders/${orderId}`)
    const { money, refunds } = order
    const to = (target: string) => sum(refunds.filter((refund: { to: string }) => refund.to === target))
    const [card, balance] = [to('payment_method'), to('balance')]
    const { charged_back: bank, taken_back: back } = money
    if (money.refunded !== card + balance) throw new Error(`${card + balance} are not ${money.refunded}`)
    if (money.left !== money.paid - card - balance - bank + back) throw new Error(`${money.left} are left`)
    return inWords({ paid: money.paid, card, balance, bank, back })
  }

  /** The page of a balance. Its entries have to lead to it. */
  async balance(token: string): Promise<{ balance: number; debt: number }> {
    const { balance, debt, items } = await this.#read(token, '/v1/balance/history?size=50')
    if (sum(items) !== balance || (items[0]?.balance ?? 0) !== balance)
      throw new Error(`The entries of the balance don't lead to ${balance}`)
    return { balance, debt }
  }

  /** What a booster's page of earnings says they have, wherever it waits. */
  async earnings(token: string): Promise<number> {
    const { camps } = await this.#read(token, '/v1/booster/earnings')
    return camps.pending.amount + camps.held.amount + camps.available.amount
  }

  /**
   * A customer's papers, from their PDFs: those of their orders, then others of their balance. "R 62 card, C 62 card (bank 40, balance 22)". What is
   * printed sums up, and the tax is that of what wasn't returned.
   */
  async papers(token: string, orders: readonly string[]): Promise<string> {
    const { items } = await this.#read(token, '/v1/balance/history?size=50')
    const pages = orders.map((id) => this.#read(token, `/v1/orders/${id}`))
    const ofOrders = (await Promise.all(pages)).map(({ order }) => order)
    const rows = [...ofOrders, ...items.toReversed()].flatMap(({ receipts }): Receipt[] => receipts)
    const papers: string[] = []
    const left = { amount: 0, tax: 0 }
    for (const { receipt_id, series, amount } of new Map(rows.map((row) => [row.receipt_id, row])).values()) {
      const lines = await this.#pdf(token, receipt_id)
      const { 'Net amount': net = amount, 'VAT 19%': tax = 0, Total: total, ...others } = figuresOf(lines)
      if (total !== amount || net + tax !== total) throw new Error(`${amount} is printed as ${lines}`)
      const sign = series === 'R' ? 1 : -1
      if (tax > 0) left.amount += sign * amount
      left.tax += sign * tax
      const ways = Object.entries(wayOf).flatMap(([label, way]) => {
        const part = others[label]
        return part === undefined ? [] : [`${euros(part)} ${way}`]
      })
      papers.push([series, ...ways, ...laterOf(lines)].join(' '))
    }
    if (Math.abs(left.tax - (left.amount * 19) / 119) >= 1)
      throw new Error(`Of ${left.amount} the papers tax ${left.tax}`)
    return papers.join(', ')
  }

  async #pdf(token: string, receiptId: string): Promise<string[]> {
    const url = `/v1/receipts/${receiptId}/pdf?language=en`
    const reply = await this.#app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    return textOf(reply.rawPayload)
  }

  /** For staff: what the entries of an order left on each account. */
  async entries(token: string, orderId: string): Promise<Accounts> {
    const { accounts } = await this.#read(token, `/v1/orders/${orderId}/money`)
    return byAccount(accounts)
  }

  /** For staff: what the chargebacks of some orders cost the shop. */
  async losses(token: string, orders: readonly string[]): Promise<number> {
    const { chargebacks } = await this.#read(token, '/v1/payment-troubles')
    type Row = { order: { order_id: string } | null; loss: number }
    const of = chargebacks.filter(({ order }: Row) => order && orders.includes(order.order_id))
    return of.reduce((all: number, { loss }: Row) => all + loss, 0)
  }

  /** The bookkeeping export since an entry: what it books to each account, as the ledger signs it. */
  async booked(token: string, since: { entry: number; at: Date }): Promise<Accounts> {
    const { timeZone } = this.#services.config
    const lines: Line[] = []
    const until = this.#services.now().getTime()
    for (let from = since.at.getTime(); from <= until; from += 31 * dayMs) {
      const to = Math.min(until, from + 30 * dayMs)
      const days = `from=${dayIn(timeZone, from)}&to=${dayIn(timeZone, to)}`
      const { content } = await this.#read(token, `/v1/bookkeeping?${days}`)
      for (const line of content.trim().split('\r\n').slice(1)) {
        const [entry = '', , , , cell = '', , , , , debit = '', credit = ''] = csvCells(line, ';')
        const amount = Math.round(Number(cell.replace(',', '.')) * 100)
        if (Number(entry) <= since.entry) continue
        lines.push(
          { account: debit as AccountKind, amount: 0 - amount },
          { account: credit as AccountKind, amount },
        )
      }
    }
    return byAccount(lines)
  }

  async #read(token: string, url: string) {
    const reply = await this.#app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}: ${reply.body}`)
    return reply.json().data
  }
}

type Receipt = { receipt_id: string; series: 'R' | 'C'; amount: number }
type Line = { account: AccountKind; amount: number }
type Accounts = (...kinds: AccountKind[]) => number

/** The sum of what some lines move on accounts of these kinds. */
function byAccount(lines: readonly Line[]): Accounts {
  return (...kinds) => sum(lines.filter(({ account }) => kinds.includes(account)))
}

const wayOf: Readonly<Record<string, string>> = {
  'Paid by card': 'card',
  'Paid from your balance': 'balance',
  'Sent again by your bank': 'bank',
  'Returned to your payment method': 'card',
  'Returned to your balance': 'balance',
  'Returned by your bank': 'bank',
}

/** Each printed line that is followed by an amount, with the amount in cents. */
function figuresOf(lines: readonly string[]): Record<string, number> {
  const figures: Record<string, number> = {}
  for (const [index, line] of lines.entries()) {
    const [, amount] = /^€([\d,]+\.\d\d)$/.exec(lines[index + 1] ?? '') ?? []
    if (amount) figures[line] = Math.round(Number(amount.replaceAll(',', '')) * 100)
  }
  return figures
}

/** The notes below a credit note, in a word: where the refund went instead. */
function laterOf(lines: readonly string[]): string[] {
  const parts = lines.flatMap((line) => {
    const [, byBank] = /^Your bank returned €(.+) of this itself\.$/.exec(line) ?? []
    const [, toBalance] = /^€(.+) of this went to your balance instead\.$/.exec(line) ?? []
    return [
      ...(byBank ? [`bank ${Number(byBank)}`] : []),
      ...(toBalance ? [`balance ${Number(toBalance)}`] : []),
    ]
  })
  return parts.length > 0 ? [`(${parts.join(', ')})`] : []
}

const sum = (parts: readonly { amount: number }[]) => parts.reduce((all, { amount }) => all + amount, 0)
const euros = (cents: number) => String(cents / 100)
export const inWords = (parts: Record<string, number>) =>
  Object.entries(parts)
    .filter(([, amount]) => amount !== 0)
    .map(([name, amount]) => `${name} ${euros(amount)}`)
    .join(', ')
