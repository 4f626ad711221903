-- Every order and every mail wrote these, and another index of the same table serves the same queries: mails_written
-- reads mails by age, orders_status the unpaid orders by theirs.
drop index mails_age;
drop index orders_not_paid;
-- Only credit notes correct a receipt, and only top-ups name a customer.
drop index receipts_corrects;
create index receipts_corrects on receipts (corrects) where corrects is not null;
drop index receipts_customer;
create index receipts_customer on receipts (customer_id) where customer_id is not null;
