-- Notes who stated the facts of a product, and when: the person who writes the row is its last editor.
create or replace function note_facts() returns trigger language plpgsql as $$
begin
  new.facts_by := new.updated_by_login;
  new.facts_at := new.updated_date;
  return new;
end $$;

create or replace trigger note_facts_of_new before insert on products for each row
  when (new.facts is not null) execute function note_facts();

create or replace trigger note_facts before update on products for each row
  when (old.facts is distinct from new.facts) execute function note_facts();
