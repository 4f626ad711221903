-- A webhook of the provider's test mode says nothing about the live one's. A restored database remembers from when it is
-- until it has asked the provider for everything since.
alter table operation_marks drop constraint operation_marks_name_check,
  add constraint operation_marks_name_check check (name in ('webhook_accepted', 'test_webhook_accepted', 'webhook_refused',
    'payment_key_refused', 'mail_login_refused', 'backup', 'drill', 'restored'));
