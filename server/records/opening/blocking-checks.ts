import { blocksOpening, type ShopCheck } from '#core/site/shop-checks.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { CheckedShop } from '../doctor/check-shop.ts'

/** The checks without which the shop can't open. */
export function blockingChecks({ production }: Pick<Config, 'production'>, checks: CheckedShop): ShopCheck[] {
  return checks
    .filter(({ findings }) => findings.some((finding) => blocksOpening(finding, production)))
    .map(({ check }) => check)
}
