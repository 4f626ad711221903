-- Customers can correct a review for some days.
alter table reviews add column edited_at timestamptz;

-- Staff read hidden reviews too.
create index reviews_written on reviews (created_at desc, id);
create index reviews_of_booster on reviews (booster_id, created_at desc, id);
drop index reviews_booster;
