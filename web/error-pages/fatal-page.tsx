import { useTranslate } from '../session/app-context.ts'
import { wordsOf } from '../texts/message-of.ts'
import { buttonClass } from '../ui/button-class.ts'
import { ErrorScreen } from './error-screen.tsx'

type FatalPageProps = {
  statusCode: number
  /** The status message: a code of the error table, or words. */
  message: string
}

/** The fatal error screen of spec 2. It stands alone, since the layout itself may have failed. */
export function FatalPage({ statusCode, message }: FatalPageProps) {
  const t = useTranslate()
  const title = t.has('shell.errorStatus') ? t('shell.errorStatus', { statusCode }) : `Error ${statusCode}`
  return (
    <main className="isolate flex min-h-dvh flex-col justify-center">
      <ErrorScreen
        title={title}
        action={
          // A plain link: whatever is broken in the page is loaded anew.
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
