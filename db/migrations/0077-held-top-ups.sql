-- While a bank decides about a top-up, what is left of it in the balance is held in an account of its own.
alter table ledger_accounts add check (kind <> 'customer_held' or balance >= 0);
alter table chargebacks add column held bigint not null default 0 check (held between 0 and amount);
-- A lost chargeback makes the refunds void that weren't sent: the bank paid the customer.
alter table chargebacks add column from_refunds bigint not null default 0 check (from_refunds >= 0);
alter table chargebacks drop constraint chargebacks_check1;
alter table chargebacks add constraint chargebacks_lost_whole check (
  status <> 'lost' or from_escrow + from_shares + from_shop + from_balance + from_refunds = amount);
