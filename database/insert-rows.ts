import { type AnyColumn, getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * Builds an `insert` for a prepared statement whose rows are one parameter: a JSON list of objects with these keys. The SQL
 * is the same for any number of rows. A key missing in a row is null, even if the column has a default.
 */
export function insertRows<Table extends PgTable>(
  table: Table,
  keys: readonly (keyof Table['$inferInsert'] & string)[],
  rows: string,
): SQL {
  const columns = getTableColumns(table) as Record<string, AnyColumn>
  const list = (of: (key: string, column: AnyColumn) => SQLWrapper) =>
    sql.join(
      keys.map(key => of(key, columns[key] as AnyColumn)),
      sql`, `,
    )
  return sql`insert into ${table} (${list((_, column) => sql.identifier(toSnakeCase(column.name)))})
    select ${list(key => sql.identifier(key))} from jsonb_to_recordset(${sql.placeholder(rows)}::jsonb)
      as r(${list((key, column) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`)})`
}
