import { buildWhenStale } from './build.ts'

await buildWhenStale(line => console.log(line))
