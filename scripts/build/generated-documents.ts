import { describeConfiguration } from '../../server/process/configuration.ts'
import { families } from '../../server/watch/metrics.ts'

const variablesPart = /<!-- variables -->[\s\S]*<!-- end of variables -->/

/** The table of the variables that the shop reads, in Markdown. */
export function variablesTable(): string {
  const rows = describeConfiguration().map(
    ({ name, meaning, byDefault }) => `| \`${name}\` | ${meaning} | ${byDefault && `\`${byDefault}\``} |`,
  )
  return ['| variable | meaning | default |', '|---|---|---|', ...rows].join('\n')
}

/** Returns `docs/operations.md` with an up-to-date table of variables. */
export function withVariables(operations: string): string {
  if (!variablesPart.test(operations))
    throw new Error('docs/operations.md lacks the marks around its table of variables. Put them back.')
  return operations.replace(
    variablesPart,
    () => `<!-- variables -->\n${variablesTable()}\n<!-- end of variables -->`,
  )
}

const metricsPart = /<!-- metrics -->[\s\S]*<!-- end of metrics -->/

/** The table of the numbers that Prometheus can read, in Markdown. */
export function metricsTable(): string {
  const rows = Object.entries(families).map(([name, { type, help }]) => `| \`${name}\` | ${type} | ${help} |`)
  return ['| metric | type | meaning |', '|---|---|---|', ...rows].join('\n')
}

/** Returns `docs/operations.md` with an up-to-date table of metrics. */
export function withMetrics(operations: string): string {
  if (!metricsPart.test(operations))
    throw new Error('docs/operations.md lacks the marks around its table of metrics. Put them back.')
  return operations.replace(metricsPart, () => `<!-- metrics -->\n${metricsTable()}\n<!-- end of metrics -->`)
}
