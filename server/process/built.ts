import type { ServerBuild } from 'react-router'

export { openPool } from '../../database/pool.ts'
export { readConfiguration } from './configuration.ts'

// Each process loads only its own parts, and each part is one file of the build, not thousands of source files.

export const loadApp = () => import('./app.ts')
export const loadBackground = () => import('../jobs/background.ts')
/** The numbers of a process, if they are read. */
export const loadSamples = () => import('../watch/samples.ts')
export const loadMetrics = () => import('../watch/open-metrics.ts')
/** The screens as built by Vite. */
export const loadScreens = (): Promise<ServerBuild> => import('virtual:react-router/server-build')
/** The scripts that wake the islands of documents. */
export const loadDocumentScripts = () => import('virtual:document-scripts').then(module => module.default)
