import { named } from '#i18n/joined-words.ts'
import { useTranslate } from '#web/frame/session/app-context.ts'

/** On a card, where no heading names it, a value brings its name. */
export function NamedValue({ name, value }: { name: string; value: string }) {
  const t = useTranslate()
  return (
    <>
      <span className="whitespace-nowrap @max-[719px]:hidden">{value}</span>
      <span className="type-small text-ink-2 @min-[720px]:hidden">{named(t, name, value)}</span>
    </>
  )
}
