import { expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'
import { hostOfTiles, mapTilesOf } from './map-tiles.ts'

const tilesOf = (address: string) => mapTilesOf(readConfiguration({ MAP_TILES_URL: address }))

test('without variables the shop draws its own map', () => {
  expect(tilesOf('')).toBeUndefined()
  expect(hostOfTiles(readConfiguration({}))).toBeUndefined()
})

test('an address with placeholders for numbers means pictures, any other means a style', () => {
  expect(tilesOf('https://tiles.example:8443/a/{z}/{y}/{x}.png?key=1')).toMatchObject({ kind: 'raster' })
  expect(tilesOf('https://tiles.example/styles/streets.json')).toMatchObject({ kind: 'style' })
  const { MAP_TILES_URL } = readConfiguration({ MAP_TILES_URL: 'https://tiles.example:8443/{z}/{x}/{y}' })
  expect(hostOfTiles({ MAP_TILES_URL })).toBe('https://tiles.example:8443')
})

test.each([
  'tiles.example/{z}/{x}/{y}.png',
  'https://{s}.tiles.example/{z}/{x}/{y}.png',
  'https://tiles.example/{z}/{x}.png',
  'https://tiles.example; script-src */{z}/{x}/{y}.png',
  'https://somebody:secret@tiles.example/{z}/{x}/{y}.png',
  'ftp://tiles.example/{z}/{x}/{y}.png',
])('%s is not a valid address of a map', address => {
  expect(() => tilesOf(address)).toThrow(/MAP_TILES_URL: Map to use/)
})
