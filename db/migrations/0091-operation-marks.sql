-- When what keeps a shop running last happened; the doctor and staff read it. Each name has one row: the newest time.
create table operation_marks (
  name text primary key check (name in ('webhook_accepted', 'webhook_refused', 'payment_key_refused',
    'mail_login_refused', 'backup', 'drill')),
  at timestamptz not null
);
