-- What a bank returned has a credit note, and a receipt if the bank sends the payment again: one of each per round.
alter table receipts
  add column chargeback_id uuid references chargebacks,
  add column chargeback_round integer,
  -- What earlier papers had already taken off the receipt that this one corrects; its tax counts from there.
  add column before bigint not null default 0,
  add unique (chargeback_id, chargeback_round, series);

alter table receipts disable trigger receipts_kept;
update receipts set before = (
  select coalesce(sum(earlier.amount), 0) from receipts earlier
  where earlier.corrects = receipts.corrects and (earlier.year, earlier.number) < (receipts.year, receipts.number)
) where corrects is not null;
alter table receipts enable trigger receipts_kept;

alter table receipts
  drop constraint receipts_check1,
  add check ((chargeback_id is null) = (chargeback_round is null)),
  add constraint receipts_corrects_one check (
    case series
      when 'C' then corrects is not null and (refund_id is null) <> (chargeback_id is null)
      else refund_id is null and (corrects is null) = (chargeback_id is null)
    end);
