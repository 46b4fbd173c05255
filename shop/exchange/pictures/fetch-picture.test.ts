import { Agent, createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { RequestFilteringHttpAgent } from 'request-filtering-agent'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { smallPng } from '../../../tests/support/test-files.ts'
import { m } from '../../messages/m.ts'
import { fetchPicture, type WayOut } from './fetch-picture.server.ts'

/** The answers of these tests' server, by path. */
const answers: Record<string, RequestListener> = {}
const asked: string[] = []
let server: Server
let png: Buffer
beforeAll(async () => {
  png = await smallPng()
  server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`)
    const answer = answers[request.url ?? '']
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** A connection that leads to these tests' server, whatever the address. */
class ToServer extends Agent {
  override createConnection() {
    return connect((server.address() as AddressInfo).port, '127.0.0.1')
  }
}
const toServer = (() => new ToServer()) as unknown as WayOut

/** A connection for which every name resolves to this address. */
const namesAt = (address: string) =>
  (() =>
    new RequestFilteringHttpAgent({
      lookup: (_name: string, options: { all?: boolean }, done: (...found: unknown[]) => void) =>
        options.all ? done(null, [{ address, family: 4 }]) : done(null, address, 4),
    } as never)) as unknown as WayOut

describe('a host that is not public is not asked', () => {
  test.each([
    'http://127.0.0.1/a.png',
    'http://127.1/a.png',
    'http://2130706433/a.png',
    'http://0177.0.0.1/a.png',
    'http://0x7f000001/a.png',
    'http://localhost/a.png',
    'http://localhost./a.png',
    'http://[::1]/a.png',
    'http://[::ffff:127.0.0.1]/a.png',
    'http://[fd00::1]/a.png',
    'http://[fe80::1]/a.png',
    'http://0.0.0.0/a.png',
    'http://10.0.0.1/a.png',
    'http://172.16.0.1/a.png',
    'http://192.168.1.1/a.png',
    'http://100.64.0.1/a.png',
    'http://169.254.169.254/latest/meta-data',
    'http://224.0.0.1/a.png',
    'https://127.0.0.1/a.png',
  ])('%s', async address => {
    expect(await fetchPicture(address)).toEqual({ problem: m.exchange_import_no_answer(), again: false })
  })

  test.each(['127.0.0.1', '10.1.2.3', '169.254.169.254'])('a name that leads to %s', async address => {
    const found = await fetchPicture('http://pictures.example.com/a.png', namesAt(address))
    expect(found).toEqual({ problem: m.exchange_import_no_answer(), again: false })
  })

  test.each([
    'file:///etc/passwd',
    'ftp://example.com/a.png',
    'data:image/png;base64,AAAA',
    'gopher://example.com/',
    'http://user:secret@example.com/a.png',
    'http://example.com:22/a.png',
    'http://example.com:5432/a.png',
    'no address',
    '//example.com/a.png',
  ])('%s is no address of a picture', async address => {
    asked.length = 0
    expect(await fetchPicture(address, toServer)).toEqual({
      problem: m.exchange_import_no_address(),
      again: false,
    })
    expect(asked).toEqual([])
  })

  test.each(['file:///etc/passwd', 'http://example.com:22/', 'http://user@example.com/'])(
    'an address that redirects to %s',
    async location => {
      answers['/away'] = (_, response) => response.writeHead(302, { location }).end()
      const found = await fetchPicture('http://example.com/away', toServer)
      expect(found).toEqual({ problem: m.exchange_import_no_address(), again: false })
    },
  )

  test('an address that redirects to a private one', async () => {
    answers['/away'] = (_, response) => response.writeHead(302, { location: 'http://127.0.0.1/a.png' }).end()
    const first = new ToServer()
    const wayOut = (address: string) =>
      address.includes('127.0.0.1') ? new RequestFilteringHttpAgent() : first
    const found = await fetchPicture('http://example.com/away', wayOut as unknown as WayOut)
    expect(found).toEqual({ problem: m.exchange_import_no_answer(), again: false })
  })
})

test('a picture is made ours, also behind three addresses that lead on; a fourth is not followed', async () => {
  answers['/a.png'] = (_, response) => response.writeHead(200).end(png)
  const onTo =
    (location: string): RequestListener =>
    (_, response) =>
      response.writeHead(302, { location }).end()
  Object.assign(answers, {
    '/1': onTo('/a.png'),
    '/2': onTo('/1'),
    '/3': onTo('http://example.net/2'),
    '/4': onTo('/3'),
  })
  expect(await fetchPicture('http://example.com/3', toServer)).toMatchObject({ width: 60, height: 40 })
  expect(asked).toContain('example.net/2')
  expect(await fetchPicture('http://example.com/4', toServer)).toEqual({
    problem: m.exchange_import_round(),
    again: false,
  })
})

test.each([
  [404, false],
  [403, false],
  [429, true],
  [503, true],
])('an answer of %i is tried again: %j', async (status, again) => {
  answers['/status'] = (_, response) => response.writeHead(status).end()
  expect(await fetchPicture('http://example.com/status', toServer)).toEqual({
    problem: m.exchange_import_answered({ status }),
    again,
  })
})

test('a file that is not a picture is refused, even if it claims to be one', async () => {
  answers['/page'] = (_, response) =>
    response.writeHead(200, { 'content-type': 'image/png' }).end('<svg onload=x>')
  expect(await fetchPicture('http://example.com/page', toServer)).toEqual({
    problem: m.exchange_import_no_picture(),
    again: false,
  })
})

test('at most 5 MB are read, however much is sent', async () => {
  let sent = 0
  answers['/endless'] = (_, response) => {
    const chunk = Buffer.alloc(65_536)
    const more = () => {
      while (!response.destroyed && response.write(chunk)) sent += chunk.length
    }
    response.on('drain', more)
    more()
  }
  expect(await fetchPicture('http://example.com/endless', toServer)).toEqual({
    problem: m.exchange_import_picture_too_big(),
    again: false,
  })
  expect(sent).toBeLessThan(20_000_000)
})

test.each(['never answers', 'stops in the middle'])(
  'the shop stops waiting in time for a host that %s',
  async kind => {
    answers['/slow'] = (_, response) => {
      if (kind === 'stops in the middle') response.writeHead(200).write(png.subarray(0, 20))
    }
    expect(await fetchPicture('http://example.com/slow', toServer, 200)).toEqual({
      problem: m.exchange_import_no_answer(),
      again: true,
    })
  },
)
