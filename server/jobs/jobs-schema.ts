/** The schema of pg-boss: its jobs, their workers and their results. */
export const JOBS_SCHEMA = 'jobs'
