-- What was paid for an order or a change is looked up with every payment. Only the top-ups had an index by subject.
drop index payments_subject;
create index payments_subject on payments (subject_id);
