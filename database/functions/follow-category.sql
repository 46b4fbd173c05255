-- An after trigger: a before trigger would make every update recompute the generated columns of the row.
create or replace function follow_category() returns trigger language plpgsql as $$
declare
  active boolean := coalesce((
    select d.active_flag = 'Y' from categories c join departments d on d.dept_name = c.category
    where c.category_id = new.category_id for share), false);
begin
  update products set listed = active
  where product_id = new.product_id and listed <> active and variant_of is null;
  return null;
end $$;

create or replace trigger follow_category after update on products for each row
  when (old.category_id is distinct from new.category_id) execute function follow_category();
