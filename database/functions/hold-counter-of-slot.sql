-- Locks the counter of a window for orders before the window changes: an order that has taken its place has locked it too (decision 51).
create or replace function hold_counter_of_slot() returns trigger language plpgsql as $$
begin
  perform from availabilities where availability_id = old.availability_id for no key update;
  return new;
end $$;

create or replace trigger hold_counter before update on slots for each row when (old.counts = 'ORDERS') execute function hold_counter_of_slot();
