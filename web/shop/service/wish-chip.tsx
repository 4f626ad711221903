import { useOwnTexts } from '#web/frame/texts/use-own-texts.ts'
import { Chip } from '#web/kit/ui/chip.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { wishReason } from './price-panel.tsx'
import type { Wish } from './use-wish.ts'
import { wishRefusal } from './wish-refusal.ts'

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
