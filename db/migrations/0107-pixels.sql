-- A hash of the decoded pixels of a picture for an order, which finds one that proves two games or orders.
alter table files add column pixels bytea;
create index files_pixels on files (pixels) where pixels is not null;

alter table orders drop constraint orders_doubts_check;
alter table orders add constraint orders_doubts_check
  check (doubts <@ array['too_fast', 'same_picture', 'login_unopened']);
