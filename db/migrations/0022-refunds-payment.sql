-- An order’s page reads the refunds of its payments; without an index it read every refund of the shop.
create index refunds_payment on refunds (payment_id);
