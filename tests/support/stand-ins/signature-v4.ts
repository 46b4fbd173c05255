import { createHash, createHmac } from 'node:crypto'

/** A request as AWS Signature Version 4 sees it; `headers` have lower case names. */
export type SignedRequest = {
  method: string
  /** The path and the query, encoded as they were sent. */
  url: string
  headers: Record<string, string>
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Computes the signature of a request to S3 from the names of its signed headers, separated by semicolons. */
export function signatureV4(
  { method, url, headers }: SignedRequest,
  { secret, region, signed }: { secret: string; region: string; signed: string },
): string {
  const { pathname, search } = new URL(url, 'http://any')
  const query = search
    .slice(1)
    .split('&')
    .filter(Boolean)
    .map(pair => (pair.includes('=') ? pair : `${pair}=`))
    .sort()
    .join('&')
  const names = signed.split(';')
  const canonical = [
    ...[method, pathname, query, ...names.map(name => `${name}:${headers[name]?.trim()}`)],
    ...['', signed, headers['x-amz-content-sha256']],
  ].join('\n')
  const moment = headers['x-amz-date'] ?? ''
  const day = moment.slice(0, 8)
  const scope = `${day}/${region}/s3/aws4_request`
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secret}`, day))
  return hmac(key, ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n')).toString('hex')
}
