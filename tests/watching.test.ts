import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { families, familyOf } from '../server/watch/metrics.ts'
import { files } from './support/files-and-imports.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const metricsIn = (text: string) =>
  new Set([...text.matchAll(/\bsouk_[a-z_]+/g)].map(([name]) => familyOf(name)))
const board = JSON.parse(read('deploy/grafana/souk.json')) as {
  panels: { type: string; title: string; targets?: { expr: string }[]; gridPos: { x: number; w: number } }[]
}
const alerts = read('deploy/alerts.yml')

test.each(['deploy/grafana/souk.json', 'deploy/alerts.yml', 'deploy/prometheus.yml'])(
  '%s uses only metrics that the shop exports',
  file => {
    expect([...metricsIn(read(file))].filter(name => !(name in families))).toEqual([])
  },
)

test('the board shows every metric, and each of its panels has a title and an expression', () => {
  const panels = board.panels.filter(({ type }) => type !== 'row')
  const shown = metricsIn(panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)).join('\n'))
  expect(Object.keys(families).filter(name => !shown.has(name))).toEqual([])
  expect(panels.filter(({ title, targets }) => !title || !targets?.length)).toEqual([])
  expect(board.panels.filter(({ type }) => type === 'row').map(({ title }) => title)).toEqual([
    'Traffic',
    'Page cache',
    'Renders',
    'Database',
    'Orders and money',
    'Messages and jobs',
    'Processes',
  ])
})

test('there are ten alerts, each with a summary and a description', () => {
  const each = alerts.split('- alert: ').slice(1)
  expect(each).toHaveLength(10)
  for (const alert of each)
    for (const part of ['expr:', 'for:', 'severity:', 'summary:', 'description:'])
      expect(alert).toContain(part)
})

test('a metric has a name as Prometheus wants it, and labels of a fixed set', () => {
  for (const [name, { type, help }] of Object.entries(families)) {
    expect(name.endsWith('_total'), name).toBe(type === 'counter')
    expect(help).toMatch(/^[A-Z0-9]/)
  }
  const code = globSync('server/watch/*.ts', { cwd: root })
    .filter(file => !file.includes('.test.'))
    .map(read)
    .join('\n')
  const labels = [...code.matchAll(/(?<=souk_\w+\{[^`']*)\b([a-z]+)="/g)].map(([, label = '']) => label)
  expect(new Set(labels)).toEqual(
    new Set([
      'version',
      'build',
      'state',
      'kind',
      'quantile',
      'how',
      'method',
      'route',
      'status',
      'job',
      'result',
    ]),
  )
})

/** The files that a process loads with this one: not those that it imports only when they are needed, nor for their types. */
function loadedWith(file: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(file)) return loaded
  loaded.add(file)
  for (const [, from = ''] of read(file).matchAll(/^(?:import|export) (?!type )[^'"]*?from '(\.[^']+)'/gm)) {
    const next = normalize(join(dirname(file), from))
    if (files.includes(next)) loadedWith(next, loaded)
  }
  return loaded
}

test.each(['main', 'worker', 'app'])(
  'server/process/%s.ts loads no code that reads numbers or sends traces',
  name => {
    const loaded = [...loadedWith(`server/process/${name}.ts`)]
    expect(loaded).toContain('server/watch/watch.ts')
    const late =
      /^server\/watch\/(metrics|samples|collect-workers|database-numbers|open-.*|metrics-server|traces|send-spans)\.ts$/
    expect(loaded.filter(file => late.test(file))).toEqual([])
  },
)
