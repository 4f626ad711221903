-- What a guest wrote before their orders joined an account. Messages on orders keep the guest as their author.
alter table order_disputes add column by_guest boolean not null default false;
alter table dispute_statements add column by_guest boolean not null default false;
alter table support_messages add column by_guest boolean not null default false;
