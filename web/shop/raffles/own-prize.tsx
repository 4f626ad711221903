import { useState } from 'react'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useShopTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import type { OwnEntry, Raffle } from './raffle-types.ts'

type Props = { raffle: Raffle; won: NonNullable<OwnEntry['won']>; onDone: () => Promise<void> }

/** What the reader's ticket won, and how to take it; or what became of it. */
export function OwnPrize({ raffle, won, onDone }: Props) {
  const { t } = useApp()
  if (won.state === 'waiting') return <Claim raffle={raffle} won={won} onDone={onDone} />
  if (won.state === 'claimed') return <Claimed raffle={raffle} won={won} />
  return (
    <Notice className="mt-4" title={t('raffles.lostTitle')}>
      {t(won.state === 'silent' ? 'raffles.lostSilent' : 'raffles.lostExcluded')}
    </Notice>
  )
}

function Claim({ raffle: { slug, prize, prize_kind }, won, onDone }: Props) {
  const { t, call } = useApp()
  const times = useShopTimes()
  const { busy, run } = useAction()
  const [address, setAddress] = useState('')
  const [missing, setMissing] = useState(false)
  const isSent = prize_kind === 'sent'
  const claim = () => {
    setMissing(isSent && !address.trim())
    if (isSent && !address.trim()) return
    void run(async () => {
      await call('claimPrize', { params: { slug }, body: isSent ? { address } : {} })
      await onDone()
    }, t('success.prizeClaimed'))
  }
  return (
    <Notice tone="good" className="mt-4" title={t('raffles.wonTitle')}>
      <p>{t('raffles.wonText', { prize, time: times.dateTime(won.claim_until) })}</p>
      {isSent && (
        <Field
          className="mt-3"
          label={t('raffles.address')}
          hint={t('raffles.addressHint')}
          error={missing ? t('errors.prize_needs_address') : null}
        >
          <TextArea
            autoComplete="shipping street-address"
            maxLength={300}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        </Field>
      )}
      <Button variant="primary" className="mt-3 w-full" busy={busy} onClick={claim}>
        {t('raffles.claim')}
      </Button>
    </Notice>
  )
}

function Claimed({ raffle: { prize, prize_kind }, won }: Omit<Props, 'onDone'>) {
  const { t, format } = useApp()
  const times = useShopTimes()
  const sent = won.sent_at ? t('raffles.sentOn', { day: times.day(won.sent_at) }) : t('raffles.willBeSent')
  const what = { balance: t('raffles.onBalance'), coupon: t('raffles.couponText'), sent }[prize_kind]
  return (
    <Notice tone="good" className="mt-4" title={t('raffles.claimedTitle', { prize })}>
      <p>{what}</p>
      {won.code && <code className="type-h3 mt-1 block">{format.ltr(won.code)}</code>}
    </Notice>
  )
}
