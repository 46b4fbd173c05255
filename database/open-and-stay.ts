import { openDatabase } from './open.ts'

// The part of a shop that holds the database, for tests that kill it:  node database/open-and-stay.ts <folder>
// Prints the address when it is open, and stays until SIGTERM.
const opened = await openDatabase({ folder: process.argv[2] as string, say: () => {} })
process.once('SIGTERM', () => opened.close())
process.stdout.write(`${opened.url}\n`)
