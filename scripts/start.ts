import { buildWhenStale } from './build/build.ts'
import { say, serve } from './serve.ts'

await buildWhenStale(say)
await serve({ developing: false })
