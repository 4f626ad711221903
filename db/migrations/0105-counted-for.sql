-- Whom a mail counts for in its mailbox's limit of a day: the account that it is about, or the network of whoever typed
-- the address. A mail that no outsider causes counts for nobody.
alter table mails add column counted_for text, drop column about_account;
alter table link_requests add column caused_by text;
