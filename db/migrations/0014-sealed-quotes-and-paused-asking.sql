-- A quote travels with its own seal; nothing of it is stored.
drop table quotes;

-- A page that waits for a payment asks often; its provider is asked with a pause.
alter table payments add asked_at timestamptz;
