-- What was written in a dispute, where its other party reads it without contact data.
alter table order_disputes add column original text;
alter table dispute_statements add column original text;
