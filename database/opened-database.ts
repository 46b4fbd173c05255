/** An open database. `close` stops what `openDatabase` started, and does nothing to an external server. */
export type OpenedDatabase = { url: string; kind: 'embedded' | 'outer'; close(): Promise<void> }
