/** How people read and quote an order's number: PK-20011. */
export function orderNumber(number: number): string {
  return `PK-${number}`
}

/** The number of the first order that a text names, as in PK-20011 or PK 20011; null if it names none. */
export function orderNumberIn(text: string): number | null {
  const found = /(?<![\p{L}\p{N}])pk[-\s]?(\d{4,9})(?!\d)/iu.exec(text)
  return found ? Number(found[1]) : null
}

/** The number in a field that asks for one: PK-20011, pk 20011 or 20011; null if it's none. */
export function orderNumberTyped(typed: string): number | null {
  return orderNumberIn(/^\d+$/.test(typed.trim()) ? `PK-${typed.trim()}` : typed)
}
