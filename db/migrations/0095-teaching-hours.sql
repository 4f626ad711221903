-- When a coach teaches, from which customers pick a session's time. No row: times are agreed on after the booking.
create table teaching_hours (
  booster_id uuid primary key references boosters on delete cascade,
  time_zone text not null,
  -- Hours of the week in minutes of the local day: [{day, from, to}]. When they are is computed, since clocks change.
  spans jsonb not null check (jsonb_typeof(spans) = 'array' and jsonb_array_length(spans) <= 28),
  -- Days off and added hours: [{date, span: {from, to} or null}].
  exceptions jsonb not null check (jsonb_typeof(exceptions) = 'array' and jsonb_array_length(exceptions) <= 60),
  notice_hours integer not null check (notice_hours between 0 and 168),
  ahead_days integer not null check (ahead_days between 1 and 60),
  updated_at timestamptz not null
);
