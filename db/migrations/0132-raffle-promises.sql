-- The part of a price that a prize coupon covers at most, in percent: fixed at opening, like everything that entrants read.
alter table raffles add column prize_cap integer check (prize_cap between 1 and 100);

-- Coupons of raffles that have opened: what the prices of today leave the shop.
update raffles set prize_cap = greatest(1, least(100, (
    select 100 - floor((content ->> 'boosterShare')::numeric) from price_tables
    where effective_at <= now() and withdrawn_at is null
    order by effective_at desc, version desc limit 1)))
  where prize_kind = 'coupon' and opened_at is not null;

alter table raffles add constraint raffles_prize_cap
  check ((prize_kind = 'coupon' and opened_at is not null) = (prize_cap is not null));

-- The last ticket whose person was told that the raffle was called off: they are told in batches, after it.
alter table raffles add column told_to integer not null default 0;
update raffles set told_to = last_ticket where state = 'cancelled';
create index raffles_untold on raffles (cancelled_at) where state = 'cancelled' and told_to < last_ticket;
