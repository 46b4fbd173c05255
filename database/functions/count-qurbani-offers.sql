create or replace function count_qurbani_offers() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.day = new.day and old.season_id = new.season_id and old.animals = new.animals then return null; end if;
  if tg_op <> 'INSERT' then
    update qurbani_days set promised = promised - old.animals where season_id = old.season_id and day = old.day;
  end if;
  if tg_op <> 'DELETE' then
    update qurbani_days set promised = promised + new.animals where season_id = new.season_id and day = new.day;
  end if;
  return null;
end $$;

create or replace trigger count_days after insert or delete or update of season_id, day, animals on qurbani_offers
  for each row execute function count_qurbani_offers();
