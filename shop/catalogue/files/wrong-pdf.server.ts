import { m } from '../../messages/m.ts'
import { checkPdf, type PdfFault } from './check-pdf.server.ts'

const faults: Record<PdfFault, () => string> = {
  'not-pdf': m.catalogue_document_not_pdf,
  'cut-off': m.catalogue_document_cut_off,
  active: m.catalogue_document_active,
  locked: m.catalogue_document_locked,
}

/** Returns why a file is refused as a document, in words; undefined if it is a PDF that cannot run anything. */
export function wrongPdf(bytes: Buffer): string | undefined {
  const fault = checkPdf(bytes)
  return fault && faults[fault]()
}
