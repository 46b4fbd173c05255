-- Notifies every node of changes, in the transaction that makes them: by the names of shop/lib/things.ts, one per line. Many
-- at once are sent as "anything". Nodes drop the cached pages that show them.
create or replace function notify_changed(things text[]) returns void language plpgsql as $$
declare
  message text := array_to_string(things, E'\n');
begin
  if message is null or message = '' then return; end if;
  perform pg_notify('souk_changed', case when octet_length(message) > 7900 then 'anything' else message end);
end $$;
