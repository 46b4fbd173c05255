import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { makePdf } from '../demo/demo-document.ts'
import { checkPdf, type PdfFault } from './check-pdf.server.ts'

const whole = makePdf('A (manual)', ['Read it \\ keep it'])
const latin = (text: string) => Buffer.from(text, 'latin1')
/** Returns the PDF with one object added. */
const having = (object: string | Buffer) =>
  Buffer.concat([
    whole.subarray(0, 9),
    latin('9 0 obj\n'),
    Buffer.from(object),
    latin('\nendobj\n'),
    whole.subarray(9),
  ])

const streamOf = (dictionary: string, packed: Buffer) =>
  Buffer.concat([
    latin(`<< ${dictionary} /Length ${packed.length} >>\nstream\n`),
    packed,
    latin('\nendstream'),
  ])
const listOf = (objects: string) => deflateSync(latin(`7 0 8 40 ${objects}`))
const list = '/Type /ObjStm /N 2 /First 9 /Filter /FlateDecode'
const random = (size: number) =>
  Buffer.from(Array.from({ length: size }, (_, at) => (at * 7919 + ((at * at) >> 3)) & 255))

describe('a plain PDF is taken', () => {
  test.each<[string, Buffer]>([
    ['of one page', whole],
    ['with a picture', having(streamOf('/Subtype /Image /Filter /DCTDecode', random(50_000)))],
    [
      'with packed text',
      having(streamOf('/Filter /FlateDecode', deflateSync(latin('BT (The /JavaScript book) Tj ET')))),
    ],
    ['with a packed list of objects', having(streamOf(list, listOf('<< /Type /Font >> << /S /URI >>')))],
    ['with a link', having('<< /S /URI /URI (https://example.org/javascript) >>')],
    ['with names that begin alike', having('<< /JSON 1 /JavaScripts 2 /LaunchDate (x) >>')],
    ['with bytes after its end', Buffer.concat([whole, latin('\r\n\0\0')])],
  ])('%s', (_what, bytes) => {
    expect(checkPdf(bytes)).toBeUndefined()
  })
})

describe('a file that is not a plain PDF is refused', () => {
  const action = '<< /S /JavaScript /JS (app.alert(1)) >>'
  test.each<[string, PdfFault, Buffer]>([
    ['nothing', 'not-pdf', Buffer.alloc(0)],
    ['a page', 'not-pdf', latin('<html>%PDF-1.4 %%EOF')],
    ['a PDF after something else', 'not-pdf', Buffer.concat([latin('\n'), whole])],
    ['a PDF without its end', 'cut-off', whole.subarray(0, -10)],
    ['an end far from the end', 'cut-off', Buffer.concat([whole, Buffer.alloc(2000)])],
    ['a script', 'active', having(action)],
    ['a script when it opens', 'active', having(`<< /OpenAction ${action} >>`)],
    ['a script by its numbers', 'active', having('<< /S /J#61vaScript /J#53 (x) >>')],
    ['a script of a rendition', 'active', having('<< /S /Rendition /JS (x) >>')],
    ['a script elsewhere', 'active', having('<< /S /Rendition /JS 12 0 R >>')],
    ['a script in hexadecimal', 'active', having('<< /S /Rendition /JS\0<616263> >>')],
    ['a script after a comment', 'active', having('<< /S /Rendition /JS%\n(x) >>')],
    [
      'a script behind a comment that looks like a stream',
      'active',
      having(`%stream\n${action}\n%endstream`),
    ],
    ['a program', 'active', having('<< /S /Launch /F (cmd.exe) >>')],
    ['a file inside', 'active', having('<< /Type /EmbeddedFile >>')],
    ['files inside', 'active', having('<< /Names << /EmbeddedFiles 3 0 R >> >>')],
    ['a form with scripts', 'active', having('<< /XFA 3 0 R >>')],
    ['a film', 'active', having('<< /Subtype /RichMedia >>')],
    ['a script in a packed list', 'active', having(streamOf(list, listOf(action)))],
    [
      'a script in a packed list that does not say so',
      'active',
      having(streamOf('/Filter /FlateDecode', listOf(action))),
    ],
    ['a password', 'locked', having('<< /Encrypt 5 0 R >>')],
    ['a list packed in another way', 'locked', having(streamOf(list.replace('Flate', 'LZW'), random(400)))],
    ['a list packed twice', 'locked', having(streamOf(list, deflateSync(listOf(action))))],
    [
      'a list by its numbers, packed in another way',
      'locked',
      having(streamOf(list.replace('ObjStm', 'Obj#53tm'), random(400))),
    ],
    ['a list that unpacks to 40 MB', 'locked', having(streamOf(list, listOf('0 '.repeat(20_000_000))))],
    ['more streams than anybody needs', 'locked', having('stream\n'.repeat(10_000))],
  ])('%s: %s', (_what, fault, bytes) => {
    const began = performance.now()
    expect(checkPdf(bytes)).toBe(fault)
    expect(performance.now() - began).toBeLessThan(5_000)
  })

  test.each(['/JS%', '/JS ', 'stream\n7 0 8 ', '/', '#2', '/ObjStm'])(
    'a megabyte of %s takes no time',
    part => {
      const began = performance.now()
      checkPdf(having(part.repeat(1_000_000 / part.length)))
      expect(performance.now() - began).toBeLessThan(5_000)
    },
  )
})
