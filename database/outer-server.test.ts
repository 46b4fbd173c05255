import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { openDatabase } from './open.ts'

const open = (databaseUrl: string) => openDatabase({ databaseUrl, folder: 'data/unused', say: () => {} })

test('says what to do when no server listens, and never the password', async () => {
  const error = await open(`postgresql://ann:verysecret@127.0.0.1:${await closedPort()}/souk`).catch(String)
  expect(error).toMatch('no server listens there')
  expect(error).toMatch('/souk')
  expect(error).not.toMatch('verysecret')
})

test('shows the form of an address if it cannot read the given one, and never the password', async () => {
  for (const url of [
    'ann:verysecret@host',
    'mysql://ann:verysecret@host/souk',
    'postgresql://ann:very secret@[/',
  ])
    await expect(open(url)).rejects.toThrow('must look like postgresql://user:password@host:5432/database')
})

test('asks a server again that was late once, and names one that stays silent', async () => {
  let asked = 0
  const silent = createServer(socket => {
    asked += 1
    socket.on('error', () => {}).resume()
  })
  await new Promise<void>(done => silent.listen(0, '127.0.0.1', done))
  const { port } = silent.address() as { port: number }
  await expect(open(`postgresql://ann:verysecret@127.0.0.1:${port}/souk`)).rejects.toThrow(
    'the server does not answer',
  )
  expect(asked).toBe(2)
  await new Promise(done => silent.close(done))
})

/** A port on which nothing listens. */
function closedPort(): Promise<number> {
  return new Promise(answer => {
    const trial = createServer().listen(0, '127.0.0.1', () => {
      const { port } = trial.address() as { port: number }
      trial.close(() => answer(port))
    })
  })
}
