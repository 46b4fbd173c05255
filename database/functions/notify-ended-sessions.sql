-- Streams to staff end with their session: a node looks at its streams when a session of staff has ended.
create or replace function notify_ended_sessions() returns trigger language plpgsql as $$
begin
  if exists (select 1 from ended join staff_roles r on r.cust_id = ended.user_id) then
    perform notify_changed('{staff}');
  end if;
  return null;
end $$;

create or replace trigger notify_ended after delete on sessions referencing old table as ended
  for each statement execute function notify_ended_sessions();
