import { type ComponentType, useEffect, useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'

type Part = ComponentType<{ orderId: string }>

/** The card that staff share about an order; customers and boosters never load it. */
export function StaffHandling({ orderId }: { orderId: string }) {
  const { texts } = useApp()
  const [Card, show] = useState<Part | null>(null)
  useEffect(() => {
    Promise.all([import('./order-handling.tsx'), texts.ensure(['handling', 'errors'])]).then(
      ([{ OrderHandling }]) => show(() => OrderHandling),
      console.warn,
    )
  }, [texts])
  return Card && <Card key={orderId} orderId={orderId} />
}
