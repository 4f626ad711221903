-- Whether the shop is open. A new one begins closed; one that has published prices has been open all along.
create table shop_opening (
  id integer primary key default 1 check (id = 1),
  opened_at timestamptz,
  opened_by uuid references users
);
insert into shop_opening (opened_at)
select case when exists (select from price_tables) then now() end;

-- Opens the shop, once, and returns how many test orders it had; null if it is open already. Before that every order is a test order, so nothing that orders have
-- left behind is real: it goes as a whole, and numbers, books and figures begin again. The server's account can't delete
-- records, so this runs as the owner; after the opening it changes nothing. server/opening/test-data.ts has the reasons.
create function open_shop(opener uuid, at timestamptz) returns bigint language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  emptied constant text[] := array[
    'order_events', 'order_sessions', 'session_notes', 'order_blocks', 'order_games', 'order_waves', 'declined_offers',
    'order_offers', 'named_offers', 'tracking_links', 'order_disputes', 'dispute_pictures', 'dispute_statements',
    'dispute_reminders', 'order_changes', 'order_silences', 'play_hours', 'order_reminders', 'booster_replacements',
    'order_credentials', 'login_codes', 'credential_events', 'order_messages', 'order_chat_reads', 'reviews', 'tips',
    'coupon_uses', 'cashbacks', 'payments', 'refunds', 'chargebacks', 'chargeback_orders', 'receipts',
    'receipt_payments', 'receipt_counters', 'settlements', 'held_shares', 'payouts', 'payout_batches', 'payout_events',
    'ledger_entries', 'ledger_lines', 'ledger_checks', 'provider_events', 'quarantined_events', 'sandbox_payments',
    'sandbox_refunds', 'booster_figures', 'booster_presence', 'presence_samples', 'failed_attempts'];
  guarded constant text[] := emptied || array['orders', 'ledger_accounts'];
  name text;
  deleted bigint;
begin
  perform from shop_opening where opened_at is null for update;
  if not found then
    return null;
  end if;
  foreach name in array guarded loop
    execute format('alter table %I disable trigger user', name);
  end loop;
  execute 'truncate ' || array_to_string(emptied, ', ') || ' restart identity';
  delete from mailed_links where order_id is not null;
  delete from proposals where kind not in ('save_coupon', 'publish_prices');
  delete from notifications where params ?| array['order_id', 'amount'];
  delete from mails where content->>'reference' <> '';
  update support_threads set order_id = null where order_id is not null;
  update coupons set uses = 0 where uses <> 0;
  update ledger_accounts set balance = 0 where balance <> 0;
  -- The nightly job deletes pictures that nothing uses, with their content.
  update files set owner_kind = 'support', owner_id = gen_random_uuid(), used = false
    where owner_kind in ('order', 'order_chat');
  delete from orders;
  get diagnostics deleted = row_count;
  alter table orders alter column number restart;
  foreach name in array guarded loop
    execute format('alter table %I enable trigger user', name);
  end loop;
  update shop_opening set opened_at = at, opened_by = opener;
  return deleted;
end $$;
