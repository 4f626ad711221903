import { createRoot } from 'react-dom/client'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { type App, AppContext, useTranslate } from '../session/app-context.ts'
import type { Amounts } from './intention.ts'
import { bringUnsentInWords } from './unsent-words.ts'

/** Asks before something that wasn't sent is lost with a sign-out; whether to go on. */
export async function askToLose(app: App, unsent: Amounts): Promise<boolean> {
  const [what] = await Promise.all([bringUnsentInWords(app, unsent), app.texts.ensure(['app'])])
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  return new Promise((resolve) => {
    const answer = (goOn: boolean) => {
      root.unmount()
      resolve(goOn)
    }
    root.render(
      <AppContext value={app}>
        <AskToLose what={what} onAnswer={answer} />
      </AppContext>,
    )
  })
}

function AskToLose({ what, onAnswer }: { what: string; onAnswer: (goOn: boolean) => void }) {
  const t = useTranslate()
  const stay = () => onAnswer(false)
  return (
    <Dialog open onClose={stay} title={t('app.loseTitle')} closeLabel={t('shell.close')}>
      <p className="text-ink-2">{t('app.loseText', { what })}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={() => onAnswer(true)}>
          {t('app.lose')}
        </Button>
        <Button variant="primary" onClick={stay}>
          {t('app.stayIn')}
        </Button>
      </div>
    </Dialog>
  )
}
