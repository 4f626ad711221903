-- A key is written with its reply, in the transaction of its effect: there is none without a reply any more.
delete from idempotency_keys where reply is null;
alter table idempotency_keys alter column reply set not null;
alter table idempotency_keys drop column status;
