-- Finds the filter keys again of the sets of a product whose facts changed. A set that another person holds is left to a job, so that nobody
-- waits for one who waits for them.
create or replace function keep_sets() returns trigger language plpgsql as $$
declare
  ids int[] := array(select distinct p.product_id from product_parts p where p.part_id = old.product_id and p.kind is null);
begin
  if cardinality(ids) > 0 then
    perform refresh_filter_keys(array(
      select s.product_id from products s where s.product_id = any(ids) order by 1 for no key update skip locked));
  end if;
  return null;
end $$;

create or replace trigger keep_sets after update on products for each row
  when ((old.facts, old.category_id) is distinct from (new.facts, new.category_id)) execute function keep_sets();

create or replace trigger keep_sets_of_deleted after delete on products for each row execute function keep_sets();
