/** Rows that are no longer needed, by table: the condition in SQL. `tidy` deletes them every hour. */
export type Tidying = Readonly<Record<string, string>>
