-- Lists show a product if its department is active and it is no variant. Adding or moving one makes transactions that close its department wait.
create or replace function know_department() returns trigger language plpgsql as $$
begin
  new.listed := new.variant_of is null and coalesce((
    select d.active_flag = 'Y' from categories c join departments d on d.dept_name = c.category
    where c.category_id = new.category_id for share), false);
  return new;
end $$;

create or replace trigger know_department before insert on products for each row execute function know_department();
