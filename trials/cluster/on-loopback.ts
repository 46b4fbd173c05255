import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const deploy = join(import.meta.dirname, '..', '..', 'deploy')

/** The address at which HAProxy and PgBouncer of a node listen. */
export const NODE = '127.0.0.20'
/** The addresses of the three machines of the database. */
export const addressOfMachine = (number: number) => `127.0.0.2${number}`

/**
 * Returns a file of `deploy/` as this machine of the database has it, with all addresses on the loopback interface and all paths
 * in `folder`. A line that lists the machines is the same on each; in the others, the first machine becomes this one.
 */
export function onLoopback(file: string, folder: string, machine = 1): string {
  const own = (line: string) =>
    /10\.0\.0\.22|^\s*server /.test(line)
      ? line
      : line.replaceAll('10.0.0.21', `10.0.0.2${machine}`).replaceAll('database1', `database${machine}`)
  return readFileSync(join(deploy, file), 'utf8')
    .split('\n')
    .map(own)
    .join('\n')
    .replaceAll('127.0.0.1', NODE)
    .replaceAll('10.0.0.', '127.0.0.')
    .replace('/var/lib/etcd/souk', join(folder, 'etcd'))
    .replace('/var/lib/postgresql/15/souk', join(folder, 'postgres'))
    .replace('/var/lib/postgresql/patroni.pgpass', join(folder, 'pgpass'))
    .replace('/var/run/postgresql', folder)
    .replace('/etc/pgbouncer/userlist.txt', join(folder, 'userlist.txt'))
}
