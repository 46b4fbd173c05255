import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Client, Pool } from 'pg'
import { addAssets, missingAssets, type ReleaseAsset } from '../../shop/upkeep/release-assets.server.ts'

/** The media types of built files, as `@fastify/static` sends them. */
const types: Record<string, string> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.json': 'application/json; charset=utf-8',
}

/** True for the name of a built file: it ends with a hash of the content, so that it is the same file in every release. */
export const isAssetName = (name: string): boolean =>
  name.length <= 200 && /^[\w.-]+-[\w-]{8}\.[a-z0-9]+$/.test(name) && extname(name) in types

/**
 * Stores the built files of a folder in the database, for browsers that ask a node of another release for them. Usually they are
 * there already: then it only notes that they are in use.
 */
export async function storeAssets(client: Client | Pool, folder: string): Promise<void> {
  const files = new Set(await readdir(folder))
  const missing = await missingAssets(client, [...files].filter(isAssetName).sort())
  if (missing.length === 0) return
  const assets = missing.map(async (name): Promise<ReleaseAsset> => {
    const isCompressed = files.has(`${name}.br`)
    return {
      name,
      type: types[extname(name)] as string,
      encoding: isCompressed ? 'br' : 'identity',
      bytes: await readFile(join(folder, isCompressed ? `${name}.br` : name)),
    }
  })
  await addAssets(client, await Promise.all(assets))
}
