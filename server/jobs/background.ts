/** The background work of a shop. One process of a node loads it, after the shop has opened. */

export { readLater } from '../../database/later-migrations.ts'
export { ownerLink } from '../process/owner-link.ts'
export { runJobs } from './jobs.ts'
