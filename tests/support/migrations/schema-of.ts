import type { Client } from 'pg'

/** Everything that migrations and functions make, one line each, without the data. */
const LINES = `
  select 'column ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || a.attidentity::text || a.attgenerated::text
    || case when a.attnotnull then ' not null' else '' end || coalesce(' ' || pg_get_expr(d.adbin, d.adrelid), '') as line
  from pg_class c join pg_attribute a on a.attrelid = c.oid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm') and a.attnum > 0 and not a.attisdropped
  union all
  select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
  where connamespace = 'public'::regnamespace
  union all
  select indexdef from pg_indexes where schemaname = 'public'
  union all
  select 'sequence ' || sequencename || ' ' || start_value || ' ' || increment_by from pg_sequences where schemaname = 'public'
  union all
  select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = tgrelid
  where c.relnamespace = 'public'::regnamespace and not tgisinternal
  union all
  select 'function ' || p.oid::regprocedure || ' ' || md5(prosrc) from pg_proc p
  where pronamespace = 'public'::regnamespace and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
  order by 1`

/** Returns tables, constraints, indexes, triggers and functions of a database as sorted lines. */
export const schemaOf = async (client: Client): Promise<string[]> =>
  (await client.query<{ line: string }>(LINES)).rows.map(({ line }) => line)
