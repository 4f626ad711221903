-- How much is held for a bank's question follows from the ledger, where more can be held when it comes back.
alter table chargebacks drop column held;
create index chargebacks_open on chargebacks (payment_id) where status = 'open';
