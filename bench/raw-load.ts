import { connect } from 'node:net'

/** The bytes by which an answer may be longer than the first: a page that is made again says so in a header. */
const LONGER = 60

type Load = { connections?: number; seconds?: number }

/**
 * Measures the responses a second of `url` to a client that does as little as possible: it repeats the same request as soon
 * as it has received as many bytes as the first response had.
 */
export async function answersPerSecond(
  url: string,
  { connections = 16, seconds = 5 }: Load = {},
): Promise<number> {
  const { hostname, port, pathname, search } = new URL(url)
  const request = Buffer.from(
    `GET ${pathname}${search} HTTP/1.1\r\nhost: ${hostname}:${port}\r\naccept-encoding: br\r\n\r\n`,
  )
  const length = await lengthOfAnswer(hostname, Number(port), request)
  const begin = performance.now() + 1_000
  const end = begin + seconds * 1_000
  let answers = 0
  const run = () =>
    new Promise<void>((done, fail) => {
      const socket = connect(Number(port), hostname)
      let missing = length
      socket.on('connect', () => socket.write(request))
      socket.on('data', part => {
        missing -= part.length
        if (missing > 0) return
        if (missing < -LONGER) return fail(new Error(`${url} answered more than at first`))
        const now = performance.now()
        if (now >= begin) answers += 1
        if (now >= end) return socket.end(done)
        missing = length
        socket.write(request)
      })
      socket.once('error', fail)
    })
  await Promise.all(Array.from({ length: connections }, run))
  return Math.round(answers / seconds)
}

/** Returns the size of the response in bytes, including headers. */
function lengthOfAnswer(host: string, port: number, request: Buffer): Promise<number> {
  return new Promise((done, fail) => {
    const socket = connect(port, host)
    let came = Buffer.alloc(0)
    socket.on('connect', () => socket.write(request))
    socket.on('data', part => {
      came = Buffer.concat([came, part as Buffer])
      const head = came.indexOf('\r\n\r\n')
      if (head < 0) return
      const text = came.subarray(0, head).toString()
      if (!text.startsWith('HTTP/1.1 200')) return fail(new Error(text.split('\r\n')[0]))
      const body = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? Number.NaN)
      if (came.length < head + 4 + body) return
      socket.destroy()
      done(head + 4 + body)
    })
    socket.once('error', fail)
  })
}
