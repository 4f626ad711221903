-- The entries about an order are found by the id that their business reference begins with: the order's own, or that
-- of one of its payments, refunds or chargebacks.
create index ledger_entries_about on ledger_entries (left(business_ref, 36));
