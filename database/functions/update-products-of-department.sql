create or replace function update_products_of_department() returns trigger language plpgsql as $$
begin
  -- Waits for a category that is being moved: the update must see where it went.
  perform from categories where category = new.dept_name order by category_id for share;
  update products set listed = (new.active_flag = 'Y')
  where category_id in (select c.category_id from categories c where c.category = new.dept_name)
    and listed <> (new.active_flag = 'Y') and variant_of is null;
  return null;
end $$;

create or replace trigger update_products after update on departments for each row
  when (old.active_flag is distinct from new.active_flag) execute function update_products_of_department();
