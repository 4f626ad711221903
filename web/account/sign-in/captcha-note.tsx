import { useTranslate } from '#web/frame/session/app-context.ts'

/** Under the button of a form: that the bot check takes a moment, while it does. */
export function CaptchaNote({ captcha: { waiting } }: { captcha: { waiting: boolean } }) {
  const t = useTranslate()
  return (
    <p role="status" className="type-caption text-ink-3 empty:hidden">
      {waiting && t('account.captcha')}
    </p>
  )
}
