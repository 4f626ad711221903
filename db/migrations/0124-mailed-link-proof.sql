-- A session that a mailed link opened has proven the mailbox, which is all that a guest can prove.
alter table sessions drop constraint sessions_proved_by_check;
alter table sessions add constraint sessions_proved_by_check
  check (proved_by in ('first_factor', 'mailed_link', 'code', 'recovery_code', 'passkey'));
