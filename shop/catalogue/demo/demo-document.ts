/** Writes text as a PDF string literal, in round brackets. */
const quoted = (text: string) => `(${text.replaceAll(/[\\()]/g, sign => `\\${sign}`)})`

/** Breaks a line of text at spaces, so that it fits on the page. */
const broken = (line: string) => line.match(/.{1,88}(?:\s|$)/g)?.map(part => part.trimEnd()) ?? ['']

/** A PDF of one A4 page: a heading and lines of text of Western Europe. */
export function makePdf(heading: string, lines: readonly string[]): Buffer {
  const text = [
    `BT /F1 22 Tf 64 760 Td ${quoted(heading)} Tj ET`,
    ...lines.flatMap(broken).map((line, at) => `BT /F1 12 Tf 64 ${724 - at * 20} Td ${quoted(line)} Tj ET`),
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file + end + trailer, 'latin1')
}

/** The one document of the demo products: how to look after the folding wheelchair. */
export const demoDocument = {
  productId: 6201,
  name: 'folding-wheelchair-care.pdf',
  bytes: makePdf('Folding Wheelchair: use and care', [
    'Unfold: press the seat rails down until both click.',
    'Put both brakes on before anybody sits down or gets up.',
    'Fold: lift the seat by its strap, footrests up first.',
    'Every month: wipe the frame, oil the brake levers, pump the tyres to 36 psi.',
    'It carries 220 lb. Do not lift it by the armrests.',
  ]),
}
