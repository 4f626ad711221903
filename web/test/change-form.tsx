// For tests that begin with the line `// @vitest-environment jsdom`.
import { screen, within } from '@testing-library/react'
import { ChangeForm } from '#web/orders/changes/change-form.tsx'
import { alongside } from '#web/orders/order/parts/alongside.ts'
import type { OrderView } from '#web/orders/order/parts/order-facts.ts'
import { someTerms } from './changes.ts'
import { open } from './in-browser.tsx'

type Options = {
  terms?: Parameters<typeof someTerms>[0]
  along?: boolean
  answer?: () => unknown
}

/** The form of a change, with its panel and the button that asks. */
export async function openChangeForm(order: OrderView, { terms, along = false, answer }: Options = {}) {
  const first = along ? alongside(order.config) : null
  const reads: string[] = []
  const view = await open(<ChangeForm order={order} terms={someTerms(terms)} first={first} />, {
    answers: {
      askChange: answer ?? (() => ({ data: { redirect: null } })),
      prepareChange: () => ({ data: {} }),
    },
    reads: () => {
      reads.push('read')
      return null
    },
  })
  const panel = within(screen.getByRole('complementary', { name: view.t('change.panel') }))
  // The last button asks; the one before it explains the price.
  const button = () => panel.getAllByRole('button').at(-1) as HTMLButtonElement
  return {
    ...view,
    reads,
    panel,
    button,
    tab: (name: string) => view.person.click(screen.getByRole('button', { name })),
  }
}
