-- A reason that staff picked is a code, so that each reader gets it in their own language; own words can follow it.
alter table order_events add column ready text;
alter table order_games add column struck_ready text;
alter table order_decisions add column ready text;
alter table order_decisions drop constraint order_decisions_reason;
alter table order_decisions add constraint order_decisions_reason
  check (action <> 'reject' or reason is not null or ready is not null);
