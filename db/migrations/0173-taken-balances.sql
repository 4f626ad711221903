-- Staff take from a balance, too. Why is a reason that its reader reads in their language, own words, or both; the note is
-- for colleagues alone.
alter table proposals drop constraint proposals_kind_check;
alter table proposals add constraint proposals_kind_check check (kind in ('correct_balance', 'give_balance',
  'take_balance', 'write_off_debt', 'return_payout', 'refund_tip', 'decide_dispute', 'save_coupon', 'publish_prices',
  'open_raffle', 'raise_share', 'bulk_refund'));
alter table proposals add column ready text;
alter table proposals add column note text not null default '';
