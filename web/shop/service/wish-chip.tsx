import type { Translate } from '#i18n/translate.ts'
import { useOwnTexts } from '#web/frame/texts/use-own-texts.ts'
import { Chip } from '#web/kit/ui/chip.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { type Wish, wishReason } from './use-wish.ts'

/** Who is asked first, with the way back to any booster; and why that one can't play what is configured. */
export function WishChip({ booster, refusal, clear }: Wish) {
  // Only visitors who chose a booster need these texts.
  const t = useOwnTexts(['checkout', 'errors'])
  if (!t || !booster) return null
  return (
    <div role="status" className="mb-3">
      <p className="flex min-h-11 items-center gap-1">
        <Chip tone={refusal ? 'warning' : 'glow'} className="min-w-0" icon={<Icon name="heart" size={16} />}>
          <bdi className="truncate">
            {t(refusal ? 'checkout.named.cannot' : 'checkout.named.chosen', { booster })}
          </bdi>
        </Chip>
        <IconButton label={t('checkout.named.remove')} icon={<Icon name="x" size={18} />} onClick={clear} />
      </p>
      {refusal && (
        <p id={wishReason} className="type-small text-ink-2">
          <span className="block">{wishRefusal(t, booster, refusal)}</span>
          <span className="block">{t('checkout.named.clear')}</span>
        </p>
      )}
    </div>
  )
}

const words: Readonly<Record<string, Parameters<Translate>[0]>> = {
  not_eligible_to_claim_this_league_orders: 'checkout.named.refusal.rank',
  solo_order_claim_limit_reached: 'checkout.named.refusal.full',
  duo_order_claim_limit_reached: 'checkout.named.refusal.full',
  booster_not_available: 'checkout.named.refusal.service',
  booster_paused: 'checkout.named.refusal.other',
  user_not_booster: 'checkout.named.refusal.other',
  order_not_available: 'checkout.named.refusal.other',
}

/** Whether a code says why a booster can't play an order. */
export function isWishRefusal(code: string): boolean {
  return code in words
}

/** The same in the customer's words. */
export function wishRefusal(t: Translate, booster: string, code: string): string {
  return t(words[code] ?? 'errors.booster_not_found', { booster })
}
