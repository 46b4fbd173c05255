import { handle } from '../../lib/handler.server.ts'
import { readPosition } from '../../settings/read-settings.server.ts'
import { findMap } from './map.contract.ts'

export const answerFindMap = handle(findMap, async (_input, { database, maps, mapTiles }) => ({
  provider: maps.name,
  tiles: mapTiles ?? null,
  position: await readPosition(database),
}))
