import type { ServerBuild } from 'react-router'

export { openPool } from '../database/pool.ts'
export { createApp } from './app.ts'

/** The screens as Vite builds them; asked for only by the process that serves them. */
export const loadScreens = (): Promise<ServerBuild> => import('virtual:react-router/server-build')
