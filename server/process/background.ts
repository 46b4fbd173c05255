/** The background work of a shop. One process of a node loads it, after the shop has opened. */
export { runJobs } from './jobs.ts'
export { ownerLink } from './owner-link.ts'
