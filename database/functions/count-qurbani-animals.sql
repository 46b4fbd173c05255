-- Counts the animals of each day that are not withdrawn; check constraints keep a day within its capacity.
create or replace function count_qurbani_animals() returns trigger language plpgsql as $$
declare counts_before boolean := false; counts_after boolean := false;
begin
  if tg_op <> 'INSERT' then counts_before := old.day is not null and old.state <> 'WITHDRAWN'; end if;
  if tg_op <> 'DELETE' then counts_after := new.day is not null and new.state <> 'WITHDRAWN'; end if;
  if counts_before and counts_after and old.day = new.day and old.season_id = new.season_id then return null; end if;
  if counts_before then
    update qurbani_days set animals = animals - 1 where season_id = old.season_id and day = old.day;
  end if;
  if counts_after then
    update qurbani_days set animals = animals + 1 where season_id = new.season_id and day = new.day;
  end if;
  return null;
end $$;

create or replace trigger count_days after insert or delete or update of season_id, day, state on qurbani_animals
  for each row execute function count_qurbani_animals();
