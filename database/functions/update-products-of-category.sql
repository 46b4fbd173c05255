create or replace function update_products_of_category() returns trigger language plpgsql as $$
declare
  active boolean := (select d.active_flag = 'Y' from departments d where d.dept_name = new.category for share);
begin
  update products set listed = active
  where category_id = new.category_id and listed <> active and variant_of is null;
  return null;
end $$;

create or replace trigger update_products after update on categories for each row
  when (old.category is distinct from new.category) execute function update_products_of_category();
