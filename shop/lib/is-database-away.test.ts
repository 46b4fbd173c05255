import { expect, test } from 'vitest'
import { isDatabaseAway } from './is-database-away.ts'

const withCode = (code: string, message = 'no') => Object.assign(new Error(message), { code })

test.each([
  ['a full disk', withCode('53100')],
  ['a full memory', withCode('53200')],
  ['a server that may only be read', withCode('25006')],
  ['a server that is stopped', withCode('57P01')],
  [
    'a database that takes no connections',
    withCode('55000', 'database "souk" is not currently accepting connections'),
  ],
  ['a host that cannot be reached', withCode('EHOSTUNREACH')],
  ['a name that cannot be looked up now', withCode('EAI_AGAIN')],
  ['a connection that took too long', withCode('ETIMEDOUT')],
  ['a broken connection, by its code', withCode('08006')],
  ['a commit whose outcome is unknown', withCode('08007')],
  ['a pooler that has lost its server', Object.assign(withCode('08P01'), { severity: 'FATAL' })],
  ['a disk that cannot be read', withCode('58030')],
  ['a connection that broke', new Error('Connection terminated unexpectedly')],
  [
    'a connection that broke before',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
  ['any of them as a cause', new Error('Failed query', { cause: withCode('53100') })],
])('the database is away with %s', (_, error) => expect(isDatabaseAway(error)).toBe(true))

test.each([
  ['a fault of a statement', withCode('42601')],
  ['another state that does not fit', withCode('55000', 'currval of sequence is not yet defined')],
  ['a value that is there already', withCode('23505')],
  ['a fault in a message', Object.assign(withCode('08P01'), { severity: 'ERROR' })],
  ['a text', 'Connection terminated unexpectedly'],
])('it is not away with %s', (_, error) => expect(isDatabaseAway(error)).toBe(false))
