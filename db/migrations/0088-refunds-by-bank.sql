-- How much of a refund its customer got from their bank instead, which had returned the payment: the provider never sent
-- that part, and only the rest went to the balance.
alter table refunds add column by_bank bigint not null default 0;
update refunds set by_bank = amount where failed_at is not null and credited_at is null;
-- The entry that credited a refund has what was credited of it; a bank that has sent the payment again left nothing out.
update refunds set by_bank = amount - credited.sum
  from (
    select entry.business_ref as ref,
      coalesce(sum(line.amount) filter (where account.kind = 'customer_balance'), 0) as sum
    from ledger_entries entry
    left join ledger_lines line on line.entry_id = entry.id
    left join ledger_accounts account on account.id = line.account_id
    where entry.kind = 'refund_credited' group by entry.id
  ) credited
  where credited.ref = refunds.id::text and credited_at is not null
    and exists (select from chargebacks where payment_id = refunds.payment_id and status = 'lost');
alter table refunds
  add check (by_bank between 0 and amount),
  -- A failed refund is the bank's, the balance's, or a part of each.
  add check (case when failed_at is null then by_bank = 0 else by_bank = amount or credited_at is not null end);
