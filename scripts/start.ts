import { refuseToStart } from '../server/process/main.ts'
import { say, serve } from './serve.ts'

await serve({
  developing: false,
  prepare: async () => {
    const { buildWhenStale } = await import('./build/build.ts')
    await buildWhenStale(say, refuseToStart)
  },
})
