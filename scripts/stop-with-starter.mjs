// Loaded before the script that scripts/with-dependencies.mjs runs. If the starter is killed outright, its channel closes,
// and the script gets the SIGTERM that the starter could not send: it stops as usual.
import { isMainThread } from 'node:worker_threads'

if (isMainThread && process.connected) {
  process.execArgv.splice(0) // not for the script's own children
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
