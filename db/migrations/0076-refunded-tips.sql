-- Staff can refund a tip, or a part of it, while it is held. `taken_back` counts that too, beside what banks took.
alter table tips add column refunded bigint not null default 0;
alter table tips add check (refunded between 0 and taken_back);
