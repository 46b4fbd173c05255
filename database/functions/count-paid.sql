-- Adds up what the shop has of an order: the captures of its card less the refunds, and its cash with what no coin can pay.
create or replace function count_paid() returns trigger language plpgsql as $$
begin
  update orders set paid = paid + case when new.kind in ('TAKEN', 'IN', 'ROUNDED') then new.amount else -new.amount end
  where order_id = new.order_id;
  return null;
end $$;

create or replace trigger count_paid after insert on payment_entries for each row
  when (new.kind in ('TAKEN', 'REFUNDED')) execute function count_paid();
create or replace trigger count_paid after insert on cash_entries for each row execute function count_paid();
