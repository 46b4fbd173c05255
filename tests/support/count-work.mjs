// Loaded before a built shop: counts the pages it renders and the answers it compresses, and prints both on SIGUSR2.
import { createRequire, syncBuiltinESMExports } from 'node:module'

const require = createRequire(import.meta.url)
const count = { drawn: 0, compressed: 0 }

function counting(module, name, kind) {
  const does = module[name]
  module[name] = (...given) => {
    count[kind] += 1
    return does(...given)
  }
}

counting(require('react-dom/server'), 'renderToPipeableStream', 'drawn')
for (const name of ['brotliCompress', 'gzip']) counting(require('node:zlib'), name, 'compressed')
syncBuiltinESMExports()
process.on('SIGUSR2', () => process.stdout.write(`work so far: ${JSON.stringify(count)}.\n`))
