import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { Transform } from 'node:stream'

// A sealed file is a header and chunks of AES-256-GCM. The header has a mark, a random salt, and a proof of the key, so that a wrong key is
// told from a damaged file. Each file has a key of its own, from BACKUP_KEY and the salt. The nonce of a chunk is its number and a flag on
// the last one, so that no chunk can be cut off, moved or left out; the name of the object is signed with each chunk, so that one object
// cannot take the place of another.

const MARK = Buffer.from('SOUKSEAL')
const SALT = 32
const PROOF = 16
const HEADER = MARK.length + SALT + PROOF
const CHUNK = 64 * 1024
const TAG = 16

export const WRONG_KEY = 'BACKUP_KEY is not the key of this backup.'
const damaged = (name: string) =>
  new Error(`${name} is damaged: it was changed or cut off after it was written.`)

/** Returns a stream that encrypts the content of the object `name` with a key of 32 bytes. */
export function sealing(key: Buffer, name: string): Transform {
  const salt = randomBytes(SALT)
  const own = keyOf(key, salt)
  let begun = false
  return inChunks(
    CHUNK,
    ({ chunk, number, last }) => {
      const cipher = createCipheriv('aes-256-gcm', own, nonceOf(number, last)).setAAD(Buffer.from(name))
      const sealed = Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
      if (begun) return sealed
      begun = true
      return Buffer.concat([MARK, salt, proofOf(key, salt), sealed])
    },
    0,
  )
}

/** Returns a stream that decrypts it. Throws an Error if the key is wrong, or anything was changed, moved or cut off. */
export function opening(key: Buffer, name: string): Transform {
  let own: Buffer | undefined
  return inChunks(
    CHUNK + TAG,
    ({ chunk, number, last, header }) => {
      own ??= keyFrom(key, header, name)
      if (chunk.length < TAG) throw damaged(name)
      const decipher = createDecipheriv('aes-256-gcm', own, nonceOf(number, last))
      decipher.setAAD(Buffer.from(name)).setAuthTag(chunk.subarray(-TAG))
      try {
        return Buffer.concat([decipher.update(chunk.subarray(0, -TAG)), decipher.final()])
      } catch {
        throw damaged(name)
      }
    },
    HEADER,
  )
}

type Part = { chunk: Buffer; number: number; last: boolean; header: Buffer }

/** Returns a stream that takes a header of `ahead` bytes off, and passes on what `turn` makes of each chunk; the last one may be shorter. */
function inChunks(size: number, turn: (part: Part) => Buffer, ahead: number): Transform {
  let waiting: Buffer[] = []
  let length = 0
  let header: Buffer | undefined = ahead ? undefined : Buffer.alloc(0)
  let number = 0
  const joined = () => (waiting.length === 1 ? (waiting[0] as Buffer) : Buffer.concat(waiting))
  return new Transform({
    transform(bytes: Buffer, _encoding, done) {
      waiting.push(bytes)
      length += bytes.length
      if (length <= (header ? size : size + ahead)) return done()
      try {
        let all = joined()
        if (!header) {
          header = all.subarray(0, ahead)
          all = all.subarray(ahead)
        }
        // One chunk always waits: only the end of the stream shows that it is the last.
        for (; all.length > size; all = all.subarray(size), number += 1)
          this.push(turn({ chunk: all.subarray(0, size), number, last: false, header }))
        waiting = [all]
        length = all.length
        done()
      } catch (error) {
        done(error as Error)
      }
    },
    flush(done) {
      try {
        const all = joined()
        const begun = header !== undefined
        const before = header ?? all.subarray(0, ahead)
        this.push(turn({ chunk: begun ? all : all.subarray(ahead), number, last: true, header: before }))
        done()
      } catch (error) {
        done(error as Error)
      }
    },
  })
}

function keyFrom(key: Buffer, header: Buffer, name: string): Buffer {
  if (header.length < HEADER || !header.subarray(0, MARK.length).equals(MARK)) throw damaged(name)
  const salt = header.subarray(MARK.length, MARK.length + SALT)
  if (!timingSafeEqual(proofOf(key, salt), header.subarray(-PROOF))) throw new Error(WRONG_KEY)
  return keyOf(key, salt)
}

const keyOf = (key: Buffer, salt: Buffer) => Buffer.from(hkdfSync('sha256', key, salt, 'souk backup', 32))

const proofOf = (key: Buffer, salt: Buffer) =>
  createHmac('sha256', key).update('souk backup key').update(salt).digest().subarray(0, PROOF)

function nonceOf(number: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(number), 0)
  nonce.writeUInt8(last ? 1 : 0, 11)
  return nonce
}
