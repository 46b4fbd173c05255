import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromiumArguments, ensureChromium } from '../scripts/chromium.ts'
import type { Figure } from './figure.ts'

/** Fetched by npm when needed: it is larger than all other tools of the shop together. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const ROUNDS = 3

const pages: [what: string, path: string][] = [
  ['home', '/'],
  ['listing', '/shop/1'],
  ['product', '/productsingle/101/MEAT/1'],
]
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Audit = { id: string; title: string; score: number | null; displayValue?: string }
type Report = {
  categories: Record<
    (typeof categories)[number],
    { score: number; auditRefs: { id: string; weight: number }[] }
  >
  audits: Record<string, Audit>
}

/**
 * Runs Lighthouse on the shop at `address`, with its preset for phones; returns the figures of the median run of three, by
 * performance.
 */
export async function lighthouse(address: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [what, path] of pages) {
    await (await fetch(address + path)).arrayBuffer()
    const reports: Report[] = []
    for (let round = 0; round < ROUNDS; round += 1) reports.push(await look(address + path))
    const inOrder = reports.toSorted((one, other) => scoreOf(one) - scoreOf(other))
    const middle = inOrder[Math.floor(ROUNDS / 2)] as Report
    for (const category of categories)
      figures.push({
        what: `Lighthouse, ${what}: ${category}`,
        figure: `${Math.round(middle.categories[category].score * 100)}${lost(middle, category)}`,
        limit: '100',
      })
  }
  return figures
}

const scoreOf = (report: Report) => report.categories.performance.score

/** Lists the audits that cost a category points. */
function lost({ categories: scores, audits }: Report, category: (typeof categories)[number]): string {
  const short = scores[category].auditRefs.flatMap(({ id, weight }) => {
    const audit = audits[id]
    if (!audit || weight === 0 || audit.score === null || audit.score >= 0.995) return []
    return `${audit.title.replaceAll('|', '/')} ${audit.displayValue ?? ''} (${Math.round(audit.score * 100)})`.replaceAll(
      /\s+/g,
      ' ',
    )
  })
  return short.length ? `: ${short.join('; ')}` : ''
}

async function look(url: string): Promise<Report> {
  const flags = [...chromiumArguments, '--headless=new'].join(' ')
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    {
      env: { ...process.env, CHROME_PATH: await ensureChromium(console.error) },
      maxBuffer: 2 ** 26,
      timeout: 180_000,
    },
  )
  return JSON.parse(stdout) as Report
}
