-- Notes who stated the facts of a product, and when: the person who writes the row is its last editor. Sums up what is missing:
-- 1 for the allergens, 2 for the ingredients, 4 for the nutrition. Nothing is missing of what is no food, and the allergens of a set
-- follow from its parts: they are missing there.
create or replace function note_facts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or old.facts is distinct from new.facts then
    new.facts_by := new.updated_by_login;
    new.facts_at := new.updated_date;
  end if;
  new.fact_gaps := case when new.facts ->> 'state' = 'NO_FOOD' then 0 else
    case when coalesce(new.facts ->> 'state', 'UNKNOWN') = 'UNKNOWN' and not is_set(new.parts) then 1 else 0 end
    + case when new.facts ->> 'ingredients' is null then 2 else 0 end
    + case when new.facts ->> 'nutrition' is null then 4 else 0 end
  end;
  return new;
end $$;

create or replace trigger note_facts_of_new before insert on products for each row
  when (new.facts is not null or new.parts is not null) execute function note_facts();

create or replace trigger note_facts before update on products for each row
  when ((old.facts, old.parts) is distinct from (new.facts, new.parts)) execute function note_facts();
