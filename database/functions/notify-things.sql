-- For tables whose rows all appear on the same pages: the things are the trigger's arguments.
create or replace function notify_things() returns trigger language plpgsql as $$
begin
  perform notify_changed(tg_argv);
  return null;
end $$;

create or replace trigger notify after insert or update or delete or truncate on settings for each statement execute function notify_things('settings');

create or replace trigger notify after insert or update or delete or truncate on services for each statement execute function notify_things('settings');

create or replace trigger notify after insert or update or delete or truncate on branches for each statement execute function notify_things('settings', 'hours');

create or replace trigger notify after insert or update or delete or truncate on store_hours for each statement execute function notify_things('hours');

create or replace trigger notify after insert or update or delete or truncate on dated_hours for each statement execute function notify_things('hours');

create or replace trigger notify after insert or update or delete or truncate on breaks for each statement execute function notify_things('hours');

create or replace trigger notify after insert or update or delete or truncate on prayer_times for each statement execute function notify_things('hours');

create or replace trigger notify after insert or update or delete or truncate on slots for each statement execute function notify_things('slots');

-- Their links (qurbani_windows) notify when they come and go.
create or replace trigger notify_shares after update on slots for each row
  when (new.counts = 'SHARES') execute function notify_things('qurbani');

create or replace trigger notify after insert or update or delete or truncate on advance_rules for each statement execute function notify_things('slots');

create or replace trigger notify after insert or update or delete or truncate on taxes for each statement execute function notify_things('taxes');

create or replace trigger notify after insert or update or delete or truncate on countries for each statement execute function notify_things('places');

create or replace trigger notify after insert or update or delete or truncate on states for each statement execute function notify_things('places');

create or replace trigger notify after insert or update or delete or truncate on cities for each statement execute function notify_things('places');

create or replace trigger notify after insert or update or delete or truncate on departments for each statement execute function notify_things('departments');

create or replace trigger notify after insert or update or delete or truncate on categories for each statement execute function notify_things('categories');

create or replace trigger notify after insert or update or delete or truncate on brands for each statement execute function notify_things('brands');

create or replace trigger notify after insert or update or delete or truncate on news_items for each statement execute function notify_things('news');

create or replace trigger notify_truncate after truncate on products for each statement execute function notify_things('anything');

create or replace trigger notify_truncate after truncate on product_pictures for each statement execute function notify_things('anything');

create or replace trigger notify_truncate after truncate on product_documents for each statement execute function notify_things('anything');

create or replace trigger notify_truncate after truncate on product_films for each statement execute function notify_things('anything');

create or replace trigger notify_truncate after truncate on reviews for each statement execute function notify_things('anything');

create or replace trigger notify_truncate after truncate on stock for each statement execute function notify_things('anything');

create or replace trigger notify_truncate after truncate on branch_products for each statement execute function notify_things('anything');

create or replace trigger notify_truncate after truncate on availabilities for each statement execute function notify_things('anything');

create or replace trigger notify after insert or update or delete or truncate on content_blocks for each statement execute function notify_things('content');

create or replace trigger notify after insert or update or delete or truncate on closed_days for each statement execute function notify_things('hours');

create or replace trigger notify after insert or update or delete or truncate on qurbani_seasons for each statement execute function notify_things('qurbani');

create or replace trigger notify after insert or update or delete or truncate on qurbani_days for each statement execute function notify_things('qurbani');

create or replace trigger notify after insert or update or delete or truncate on qurbani_windows for each statement execute function notify_things('qurbani');

create or replace trigger notify after insert or update or delete or truncate on qurbani_animals for each statement execute function notify_things('qurbani');

create or replace trigger notify after insert or update or delete or truncate on qurbani_offers for each statement execute function notify_things('qurbani');

create or replace trigger notify_truncate after truncate on sessions for each statement execute function notify_things('staff');

create or replace trigger notify after insert or update or delete or truncate on staff_roles for each statement execute function notify_things('staff');

create or replace trigger notify after delete or truncate on second_factors for each statement execute function notify_things('staff');

create or replace trigger notify_closed after update on customers for each row
  when (old.closed_at is distinct from new.closed_at) execute function notify_things('staff');

create or replace trigger notify after insert or update or delete or truncate on certificates for each statement execute function notify_things('certificates');

create or replace trigger notify after insert or update or delete or truncate on certificate_subjects for each statement execute function notify_things('certificates');

create or replace trigger notify after insert or update or delete or truncate on certificate_documents for each statement execute function notify_things('certificates');

create or replace trigger notify after insert or update or delete or truncate on search_synonyms for each statement execute function notify_things('search');

create or replace trigger notify after insert or update or delete or truncate on search_placements for each statement execute function notify_things('search');

create or replace trigger notify after insert or update or delete or truncate on collections for each statement execute function notify_things('collections');

-- Rows that come and go change the keys of products, which notify; others only change their order.
create or replace trigger notify after update on collection_products for each statement execute function notify_things('collections');
