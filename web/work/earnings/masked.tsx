/** What is shown of an IBAN. */
export function Masked({ start, end }: { start: string; end: string }) {
  return (
    <span dir="ltr" className="whitespace-nowrap tabular-nums">
      {start} •••• •••• {end}
    </span>
  )
}
