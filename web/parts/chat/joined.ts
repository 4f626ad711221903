/** Messages of the server added to the known ones: each once, in their order. */
export function joined<M extends { message_id: string; number: number }>(
  known: readonly M[],
  more: readonly M[],
): M[] {
  const all = new Map([...known, ...more].map((message) => [message.message_id, message]))
  return [...all.values()].sort((a, b) => a.number - b.number)
}
