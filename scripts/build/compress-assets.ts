import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Writes a Brotli (quality 11) and a gzip copy beside every script, style sheet, text-based picture and WebAssembly. */
export async function compressAssets(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter(name => /\.(js|css|svg|json|wasm)$/.test(name))
  for (const name of names) {
    const bytes = await readFile(join(folder, name))
    await writeFile(
      join(folder, `${name}.br`),
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    await writeFile(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }))
  }
}
