-- An account with a verified email address owns the orders placed with it: its reviews are those of a verified buyer.
create or replace function notify_proven() returns trigger language plpgsql as $$
begin
  perform notify_changed('{reviews}' || array(select distinct 'reviews of ' || product_id from reviews where cust_id = new.cust_id));
  return null;
end $$;

create or replace trigger notify_proven after update on customers for each row
  when (old.proven_email is distinct from new.proven_email) execute function notify_proven();
