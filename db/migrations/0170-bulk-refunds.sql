-- Refunds of many orders above a limit wait for a colleague, too.
alter table proposals drop constraint proposals_kind_check;
alter table proposals add constraint proposals_kind_check check (kind in ('correct_balance', 'give_balance',
  'write_off_debt', 'return_payout', 'refund_tip', 'decide_dispute', 'save_coupon', 'publish_prices', 'open_raffle',
  'raise_share', 'bulk_refund'));
