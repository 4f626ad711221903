import { usePart } from '#web/frame/router/use-part.ts'
import { useOwnTexts } from '#web/frame/texts/use-own-texts.ts'

const bringCard = () => import('./order-handling.tsx')

/** The card that staff share about an order; customers and boosters never load it. */
export function StaffHandling({ orderId }: { orderId: string }) {
  const part = usePart(bringCard, true)
  const t = useOwnTexts(['handling', 'errors'])
  return t && part && <part.OrderHandling key={orderId} orderId={orderId} />
}
