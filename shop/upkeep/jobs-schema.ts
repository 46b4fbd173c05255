/** The schema of pg-boss: the jobs of the shop, their workers and their results. */
export const JOBS_SCHEMA = 'jobs'
