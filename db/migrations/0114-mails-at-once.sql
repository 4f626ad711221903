-- Servers hear of a new mail at its commit and send it at once, whoever wrote it; the job of each minute is for what failed.
create function announce_mail() returns trigger language plpgsql as $$
begin
  perform pg_notify('mail_waits', '');
  return null;
end $$;
create trigger mails_announced after insert on mails for each statement execute function announce_mail();
