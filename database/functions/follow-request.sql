-- Notes on an order the amount that its open request asks for, or nothing once it is paid or withdrawn. A request that is not open
-- any more changes nothing: another one may be open. The price of a change by the customer is not owed.
create or replace function follow_request() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state <> 'OPEN' then return null; end if;
  update orders set rest_asked = case when new.state = 'OPEN' and new.of_version is null then new.amount end where order_id = new.order_id;
  return null;
end $$;

create or replace trigger follow_request after insert or update of state on payment_requests
  for each row execute function follow_request();
