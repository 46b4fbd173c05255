import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** The codes of products, of scale labels, of GS1 labels and of our own labels. */
const formats = [
  'ean_13',
  'ean_8',
  'upc_a',
  'upc_e',
  'code_128',
  'itf',
  'databar',
  'databar_expanded',
  'data_matrix',
  'qr_code',
] as const

/** Loads the detector of codes in pictures. Its WebAssembly comes from the shop. */
export async function openDetector() {
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true })
  const detector = new BarcodeDetector({ formats: [...formats] })
  /** Returns the first code in a picture; undefined if there is none. */
  return async (picture: HTMLVideoElement): Promise<string | undefined> =>
    (await detector.detect(picture))[0]?.rawValue
}
