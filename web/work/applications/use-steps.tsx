import { type ReactNode, useEffect, useState } from 'react'
import type { ApplicationPart } from '#core/boosters/applications.ts'
import { rememberIntent, takeIntent } from '#web/account/sign-in/go-on.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { showSuccess } from '#web/kit/ui/toasts.ts'
import type { DraftKeeper, DraftView } from './draft-keeper.ts'
import { partId } from './part.tsx'

const CheckDialog = opensLater(() => import('./check-dialog.tsx'))
const AccountStepDialog = opensLater(() => import('./account-step-dialog.tsx'))

export type Steps = {
  go: (part: ApplicationPart | string) => void
  check: () => void
  askAccount: () => void
  dialogs: ReactNode
}

/** What leads through the page: to a part, to the summary before sending, and to an account on the way. */
export function useSteps(view: DraftView, keeper: DraftKeeper): Steps {
  const { t } = useApp()
  const [open, setOpen] = useState<'check' | 'account' | null>(null)
  // Kept here: the summary closes while a gap is filled, or when the draft can't be saved.
  const [answer, setAnswer] = useState('')
  const { place, application, content } = view
  const close = () => setOpen(null)
  useEffect(() => {
    // A visitor who was about to send has an account now.
    if (place === 'account' && takeIntent('application')) setOpen('check')
  }, [place])
  const go = (part: string) => {
    setOpen(null)
    // After the dialog has closed and has given the focus back.
    setTimeout(() => {
      const section = document.getElementById(partId(part as ApplicationPart))
      section?.scrollIntoView({ behavior: 'smooth' })
      section?.focus({ preventScroll: true })
    }, 50)
  }
  const send = async () => {
    await keeper.send(answer.trim())
    if (keeper.view.application?.status !== 'sent') return close()
    close()
    scrollTo({ top: 0, behavior: 'smooth' })
    void showSuccess(t('application.sentToast'))
  }
  const asked =
    application?.status === 'asked' ? application.steps.findLast(({ action }) => action === 'ask') : null
  return {
    go,
    check: () => setOpen('check'),
    askAccount: () => setOpen('account'),
    dialogs: (
      <>
        {open === 'check' && (
          <CheckDialog
            content={content}
            hasAccount={place === 'account'}
            question={asked?.note ?? null}
            answer={answer}
            onAnswer={setAnswer}
            onChange={(part) => keeper.change(part)}
            onGo={go}
            onAccount={() => {
              rememberIntent('application')
              setOpen('account')
            }}
            onSend={send}
            onClose={close}
          />
        )}
        {open === 'account' && <AccountStepDialog onClose={close} />}
      </>
    ),
  }
}
