-- To whom a customer wants the receipts of an order issued: a name, and an address below it. Without one it is their username.
alter table orders
  add column billing_name text check (length(billing_name) between 1 and 120),
  add column billing_address text check (length(billing_address) between 1 and 300),
  add constraint orders_billing check (billing_address is null or billing_name is not null);
