/**
 * Packs tiles into one file: the length of the list (4 bytes), the list `z/x/y length` by lines, then the tiles in that
 * order.
 */
export function packTiles(tiles: ReadonlyMap<string, Buffer>): Buffer {
  const list = Buffer.from([...tiles].map(([name, { length }]) => `${name} ${length}`).join('\n'))
  const size = Buffer.alloc(4)
  size.writeUInt32LE(list.length)
  return Buffer.concat([size, list, ...tiles.values()])
}

/** Unpacks such a file into tiles by `z/x/y`; each is a view of the file. */
export function unpackTiles(pack: Buffer): Map<string, Buffer> {
  let from = 4 + pack.readUInt32LE()
  const tiles = new Map<string, Buffer>()
  for (const line of pack.toString('utf8', 4, from).split('\n')) {
    const [name = '', length] = line.split(' ')
    tiles.set(name, pack.subarray(from, from + Number(length)))
    from += Number(length)
  }
  return tiles
}
