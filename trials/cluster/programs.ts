import { canRun } from '../../scripts/apt-get.ts'

/** The programs of a cluster, where Debian's packages put them. */
export const programs = {
  etcd: '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  postgres: '/usr/lib/postgresql/15/bin/postgres',
}

/** Returns what a machine lacks to run a cluster, and how Debian installs it; undefined if nothing is missing. */
export function missingPrograms(): string | undefined {
  if (process.platform !== 'linux') return 'only Linux has more than one loopback address'
  const missing = Object.entries(programs).flatMap(([name, path]) => (canRun(path) ? [] : [name]))
  if (!missing.length) return undefined
  return `${missing.join(', ')} missing: apt-get install patroni etcd-server haproxy pgbouncer postgresql-15`
}
