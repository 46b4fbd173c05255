import type { FastifyReply } from 'fastify'

/** Encodes a text for a header (RFC 8187). */
const headerText = (text: string) =>
  encodeURIComponent(text).replaceAll(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16)}`)

/** Browsers show a PDF in a viewer of their own, which a sandbox blocks. */
const OPENED = "frame-ancestors 'none'"

/** Sends a document as a file that cannot run anything: `opened` in the browser, otherwise as a download. `seconds`: how long it is kept. */
export const sendDocument = (
  reply: FastifyReply,
  file: { name: string; mimeType: string; bytes: Buffer },
  { opened = false, seconds = 3600 }: { opened?: boolean; seconds?: number } = {},
): FastifyReply =>
  reply
    .header(
      'content-disposition',
      `${opened ? 'inline' : 'attachment'}; filename*=UTF-8''${headerText(file.name)}`,
    )
    .header(
      'content-security-policy',
      opened ? OPENED : "default-src 'none'; frame-ancestors 'none'; sandbox",
    )
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', seconds > 0 ? `public, max-age=${seconds}` : 'private, no-cache')
    .type(file.mimeType)
    .send(file.bytes)
