import { endOf } from '#core/orders/deadlines.ts'
import type { CodeState } from '#core/orders/vault.ts'
import { canSeeCredentialRecord } from '#core/orders/visibility.ts'
import { partiesOf } from '#server/kernel/order-row.ts'
import type { OrderBuilder, OrderReader, SectionRow } from '#server/kernel/order-section.ts'
import { fromJson } from '#server/platform/db/instants.ts'
import { codeColumns } from './code-store.ts'
import { credentialColumns } from './credential-store.ts'

type Row = SectionRow<typeof credentialColumns> & SectionRow<typeof codeColumns>

/** The login on an order's page: whether it is stored, its code, and who viewed it; never the login itself. */
export const vaultSection = {
  select: (eb: OrderBuilder) => [...credentialColumns(eb), ...codeColumns(eb)],
  view: (row: Row, { caller, viewer, now }: OrderReader) => ({
    vault: {
      stored: row.vault_stored === true,
      code: viewer === 'staff' ? null : codeView(row, now),
      events: canSeeCredentialRecord(caller, partiesOf(row))
        ? row.vault_events.map((event) => ({ ...event, at: fromJson(event.at) }))
        : [],
    },
  }),
  facts: (row: Row, { now }: OrderReader) => ({
    loginStored: row.vault_stored === true,
    code: codeView(row, now)?.state ?? null,
  }),
}

/** The login code that was asked for; after its time it can only be asked for again. */
function codeView({ login_code }: Row, now: Date) {
  if (!login_code) return null
  const asked_at = fromJson(login_code.asked_at)
  const until = endOf('loginCode', new Date(login_code.given_at ?? login_code.asked_at))
  const state: CodeState = until <= now ? 'expired' : login_code.given_at ? 'given' : 'asked'
  return { state, asked_at, until: until.toISOString(), mailed: login_code.mailed }
}
