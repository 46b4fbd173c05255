// Loaded before a built shop: counts the pages it renders, the answers it compresses, the modules it has loaded by its first
// answer, and the megabytes it holds. Prints all on SIGUSR2.
import { statSync } from 'node:fs'
import { createRequire, registerHooks, syncBuiltinESMExports } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const require = createRequire(import.meta.url)
const count = { drawn: 0, compressed: 0 }
const loaded = { kilobytes: 0, packages: new Set() }
let atFirst

function counting(module, name, kind) {
  const does = module[name]
  module[name] = (...given) => {
    count[kind] += 1
    return does(...given)
  }
}

for (const name of ['renderToPipeableStream', 'renderToString'])
  counting(require('react-dom/server'), name, 'drawn')
for (const name of ['brotliCompress', 'gzip']) counting(require('node:zlib'), name, 'compressed')
syncBuiltinESMExports()

registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:')) loaded.kilobytes += statSync(new URL(url)).size / 1000
    const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url) ?? []
    if (name) loaded.packages.add(name)
    return next(url, context)
  },
})
const { Server } = require('node:net')
const { listen } = Server.prototype
Server.prototype.listen = function (...given) {
  atFirst ??= { kilobytes: Math.round(loaded.kilobytes), packages: [...loaded.packages].sort() }
  return listen.apply(this, given)
}

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
process.on('SIGUSR2', () => {
  collect()
  const megabytes = Math.round(process.memoryUsage().heapUsed / 1e6)
  process.stdout.write(`work so far: ${JSON.stringify({ ...count, ...atFirst, megabytes })}.\n`)
})
