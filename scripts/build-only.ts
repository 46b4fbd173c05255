import { buildWhenStale } from './build/build.ts'

await buildWhenStale(line => console.log(line))
