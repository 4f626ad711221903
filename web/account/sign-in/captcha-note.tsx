import { useOwnTexts } from '#web/frame/texts/use-own-texts.ts'

/** Under the button of a form: that the bot check takes a moment, while it does. */
export function CaptchaNote({ captcha: { waiting } }: { captcha: { waiting: boolean } }) {
  const t = useOwnTexts(['account'], waiting)
  return (
    <p role="status" className="type-caption text-ink-3 empty:hidden">
      {t?.('account.captcha')}
    </p>
  )
}
