/** An encoded frame of a film; `at` is its time in milliseconds. */
export type Frame = { at: number; isKey: boolean; data: Buffer }

const size = (length: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(length) | (1n << 56n))
  return bytes
}
const element = (id: number[], ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(id), size(body.length), body])
}
const number = (id: number[], value: number, bytes = 4): Buffer => {
  const body = Buffer.alloc(bytes)
  body.writeUIntBE(value, 0, bytes)
  return element(id, body)
}
const text = (id: number[], value: string) => element(id, Buffer.from(value))
const float = (id: number[], value: number): Buffer => {
  const body = Buffer.alloc(8)
  body.writeDoubleBE(value)
  return element(id, body)
}

function clusterOf(frames: Frame[]): Buffer {
  const start = frames[0]?.at ?? 0
  const blocks = frames.map(one => {
    const head = Buffer.from([0x81, 0, 0, one.isKey ? 0x80 : 0])
    head.writeInt16BE(one.at - start, 1)
    return element([0xa3], head, one.data)
  })
  return element([0x1f, 0x43, 0xb6, 0x75], number([0xe7], start), ...blocks)
}

/**
 * Builds a WebM file of one silent VP9 track, with its duration and an index of its key frames before the frames, so that a
 * browser can seek at once. The first frame must be a key frame; at most 32 seconds between key frames.
 */
export function webm(frames: Frame[], width: number, height: number, duration: number): Buffer {
  const groups: Frame[][] = []
  for (const frame of frames) {
    if (frame.isKey) groups.push([])
    groups.at(-1)?.push(frame)
  }
  const clusters = groups.map(clusterOf)
  const info = element(
    [0x15, 0x49, 0xa9, 0x66],
    number([0x2a, 0xd7, 0xb1], 1_000_000),
    float([0x44, 0x89], duration),
    text([0x4d, 0x80], 'Souk'),
    text([0x57, 0x41], 'Souk'),
  )
  const video = element([0xe0], number([0xb0], width), number([0xba], height))
  const track = element(
    [0xae],
    ...[number([0xd7], 1, 1), number([0x73, 0xc5], 1, 1), number([0x83], 1, 1), number([0x9c], 0, 1)],
    ...[text([0x86], 'V_VP9'), video],
  )
  const tracks = element([0x16, 0x54, 0xae, 0x6b], track)
  const cuesFrom = (first: number) => {
    let at = first
    const points = groups.map((group, i) => {
      const place = element([0xb7], number([0xf7], 1, 1), number([0xf1], at))
      at += clusters[i]?.length ?? 0
      return element([0xbb], number([0xb3], group[0]?.at ?? 0), place)
    })
    return element([0x1c, 0x53, 0xbb, 0x6b], ...points)
  }
  const before = info.length + tracks.length
  const cues = cuesFrom(before + cuesFrom(0).length)
  const head = element(
    [0x1a, 0x45, 0xdf, 0xa3],
    ...[number([0x42, 0x86], 1, 1), number([0x42, 0xf7], 1, 1), number([0x42, 0xf2], 4, 1)],
    ...[number([0x42, 0xf3], 8, 1), text([0x42, 0x82], 'webm'), number([0x42, 0x87], 4, 1)],
    number([0x42, 0x85], 2, 1),
  )
  return Buffer.concat([head, element([0x18, 0x53, 0x80, 0x67], info, tracks, cues, ...clusters)])
}
