-- Rounds the cash of an order that is closed: what it still costs, if no coin can pay that. Nothing is rounded up, and an order of
-- which nothing was paid stays as it is.
create or replace function round_cash() returns trigger language plpgsql as $$
begin
  if new.grand_total - new.paid < shop_coin() then
    insert into cash_entries (order_id, kind, amount) values (new.order_id, 'ROUNDED', new.grand_total - new.paid);
    update orders set payment_state = 'PAID' where order_id = new.order_id and payment_state = 'ON_DELIVERY';
  end if;
  return null;
end $$;

create or replace trigger round_cash after update of order_status on orders for each row
  when (new.order_status = 'CLOSED' and old.order_status <> 'CLOSED' and new.payment_method = 'CASH' and new.paid > 0
    and new.paid < new.grand_total)
  execute function round_cash();
