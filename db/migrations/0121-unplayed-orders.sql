-- Once per search, a customer is told that nobody plays their order any more.
alter table order_reminders drop constraint order_reminders_kind_check;
alter table order_reminders add constraint order_reminders_kind_check
  check (kind in ('checkReminder', 'lastCheckReminder', 'start', 'unplayed'));
