-- A counter that is over its capacity gets nothing back for others: the excess is paid off first.
create or replace function pay_over() returns trigger language plpgsql as $$
declare paid int := least(new.over, new.on_hand - new.held);
begin
  new.on_hand := new.on_hand - paid;
  new.over := new.over - paid;
  return new;
end $$;

create or replace trigger pay_over before update on availabilities for each row
  when (old.over > 0 and new.over = old.over) execute function pay_over();
