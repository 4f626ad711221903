import type { Translate } from '#i18n/translate.ts'
import { isOpen } from '#server/platform/http/is-open.ts'
import type { Paper } from '#server/platform/papers/paper.ts'
import type { Services } from '#server/platform/ports/services.ts'

/** A paper that says above all else that it is about test orders, as every paper is before the shop opens. */
export async function markedAsTest(services: Services, t: Translate, paper: Paper): Promise<Paper> {
  return (await isOpen(services)) ? paper : { ...paper, notice: t('receipts.test') }
}
