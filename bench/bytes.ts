const KIB = 1024

/** Returns the compressed size of an address, requested as a browser does. */
async function compressed(url: string): Promise<{ bytes: number; text: string }> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  const length = answer.headers.get('content-length')
  const text = await answer.text()
  return { bytes: length === null ? Buffer.byteLength(text) : Number(length), text }
}

const shown = (bytes: number) => `${(bytes / KIB).toFixed(1)} KB`

/** The product page: most shoppers come to it first. */
const PRODUCT = '/productsingle/101/MEAT/1'

/** Returns the part of the shop that a file of scripts is for: `react` for `/assets/react-Bx2YrPZ4.js`. */
const partOf = (file: string) => file.replace(/^\/assets\/(.+)-[\w-]{8}\.js$/, '$1')

/** Measures page, scripts and style of each kind of screen, compressed with Brotli; of the product page also each file of scripts. */
export async function bytesPerPage(address: string): Promise<{ what: string; figure: string }[]> {
  const rows = []
  for (const path of ['/', '/shop/1', PRODUCT, '/cart', '/checkout']) {
    const page = await compressed(address + path)
    const scripts = new Set(
      [
        ...page.text.matchAll(
          /<link rel="later" href="([^"]+)"|import\s+(?:\* as \w+ from\s+)?"(\/assets\/[^"]+)"/g,
        ),
      ].map(match => match[1] ?? match[2] ?? ''),
    )
    const styles = new Set([...page.text.matchAll(/\/assets\/[\w.-]+\.css/g)].map(match => match[0]))
    const sum = async (files: Set<string>) => {
      let bytes = 0
      for (const file of files) bytes += (await compressed(address + file)).bytes
      return bytes
    }
    rows.push({
      what: `bytes of ${path}: page, scripts, style`,
      figure: `${shown(page.bytes)}, ${shown(await sum(scripts))}, ${shown(await sum(styles))}`,
    })
    if (path !== PRODUCT) continue
    for (const file of scripts) {
      const { bytes } = await compressed(address + file)
      rows.push({ what: `bytes of a part of it: ${partOf(file)}`, figure: shown(bytes) })
    }
  }
  return rows
}
