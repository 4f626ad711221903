-- What a device records without a connection arrives later, and sometimes twice. Its number is on the row itself, so that
-- a repeat makes no second game however late it comes. `played_at` stays the arrival: limits of time and the checks of
-- what can be true count from it; `made_at` is when the booster recorded the game.
alter table order_games
  add column intention_id uuid,
  add column made_at timestamptz,
  add constraint order_games_made check (made_at is null or made_at <= played_at);
create unique index order_games_intention on order_games (booster_id, intention_id) where intention_id is not null;

create or replace function keep_recorded_game() returns trigger language plpgsql as $$
begin
  if old.struck_at is not null
    or (new.order_id, new.number, new.booster_id, new.result, new.points, new.standing, new.played_at, new.made_at,
        new.intention_id)
      is distinct from
      (old.order_id, old.number, old.booster_id, old.result, old.points, old.standing, old.played_at, old.made_at,
        old.intention_id)
  then
    raise exception 'a recorded game is struck, not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
