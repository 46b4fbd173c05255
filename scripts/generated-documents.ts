import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPool } from '../database/pool.ts'
import { createApp } from '../server/app.ts'
import { describeConfiguration, readConfiguration } from '../server/configuration.ts'

const root = join(import.meta.dirname, '..')
const variablesPart = /<!-- variables -->[\s\S]*<!-- end of variables -->/

/** The OpenAPI document that the shop serves, as a file. The app is built, but no database is asked. */
export async function openApiFile(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const pool = openPool('postgresql://nobody@127.0.0.1:1/nothing', 1)
  const app = await createApp({
    configuration: readConfiguration({ LOG_LEVEL: 'silent' }),
    secret: 'nothing is signed while documents are made',
    version,
    pool,
  })
  try {
    await app.ready()
    return `${JSON.stringify(app.swagger(), null, 2)}\n`
  } finally {
    await app.close()
    await pool.end()
  }
}

/** The table of the variables that the shop reads, in Markdown. */
export function variablesTable(): string {
  const rows = describeConfiguration().map(
    ({ name, meaning, byDefault }) => `| \`${name}\` | ${meaning} | ${byDefault && `\`${byDefault}\``} |`,
  )
  return ['| variable | meaning | default |', '|---|---|---|', ...rows].join('\n')
}

/** `docs/operations.md` with its table of variables as it must be. */
export function withVariables(operations: string): string {
  if (!variablesPart.test(operations)) throw new Error('The marks around the table of variables are missing.')
  return operations.replace(
    variablesPart,
    () => `<!-- variables -->\n${variablesTable()}\n<!-- end of variables -->`,
  )
}
