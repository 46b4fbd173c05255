create or replace function update_products_of_category() returns trigger language plpgsql as $$
declare
  active boolean := (select d.active_flag = 'Y' from departments d where d.dept_name = new.category for share);
begin
  update products set in_active_department = active
  where category_id = new.category_id and in_active_department <> active;
  return null;
end $$;

create or replace trigger update_products after update on categories for each row
  when (old.category is distinct from new.category) execute function update_products_of_category();
