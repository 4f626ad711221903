import type { PriceDifference } from '#core/prices/price-differences.ts'
import { priceField } from '#core/prices/price-values.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { pathWords, valueWords } from './path-words.ts'

type Props = {
  differences: readonly PriceDifference[]
  /** What the old value is called, unless it was in effect. */
  oldName?: string
  /** Reverts one change. */
  onRevert?: (difference: PriceDifference) => void
}

/** Changes in words: where, the old value, the new one. */
export function DifferenceList({ differences, oldName, onRevert }: Props) {
  const { t, format } = useApp()
  return (
    <ul className="difference-list">
      {differences.map((difference) => {
        const { path, from, to } = difference
        const words = pathWords(t, format, path)
        return (
          <li key={path} title={path}>
            <span className="min-w-0">{words}</span>
            <span className="difference-values">
              <s>
                <span className="sr-only">{oldName ?? t('prices.was')} </span>
                {valueWords(t, format, path, from)}
              </s>
              <Icon name="arrow-right" size={16} className="text-ink-3" />
              <b>
                <span className="sr-only">{t('prices.now')} </span>
                {valueWords(t, format, path, to)}
              </b>
              {from !== null && to !== null && from > 0 && priceField(path)?.kind === 'price' && (
                <span className="type-caption text-ink-2">
                  {format.percent(((to - from) / from) * 100, true)}
                </span>
              )}
              {onRevert && (
                <IconButton
                  label={t('prices.revert', { name: words })}
                  icon={<Icon name="undo-2" size={16} />}
                  onClick={() => onRevert(difference)}
                />
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
