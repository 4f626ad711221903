import { useTranslate } from '#web/frame/session/app-context.ts'
import { wordsOf } from '#web/frame/texts/message-of.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { ErrorScreen } from './error-screen.tsx'

type FatalPageProps = {
  statusCode: number
  /** The status message: a code of the error table, or text. */
  message: string
}

/** The fatal error screen of spec 2. It has no layout, since the layout itself can be what failed. */
export function FatalPage({ statusCode, message }: FatalPageProps) {
  const t = useTranslate()
  const title = t.has('shell.errorStatus') ? t('shell.errorStatus', { statusCode }) : `Error ${statusCode}`
  return (
    <main className="isolate flex min-h-dvh flex-col justify-center">
      <ErrorScreen
        title={title}
        action={
          // A plain link reloads the page, and with it everything that broke.
          <a href="/" className={buttonClass({ variant: 'primary' })}>
            {t.has('shell.goHome') ? t('shell.goHome') : 'Go Home'}
          </a>
        }
      >
        <p>{wordsOf(t, message)}</p>
      </ErrorScreen>
    </main>
  )
}
