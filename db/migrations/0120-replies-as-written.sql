-- A kept reply is sent again and searched as text; it is never asked for a part. Text needs no unpacking.
alter table idempotency_keys alter column reply type json using reply::json;
