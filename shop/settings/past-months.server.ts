import { staffSettings } from './settings.contract.ts'

/** The SQL that is true for a moment before the months of this setting; never true if they are 0. */
export const pastMonths = (column: string, setting: 'messagesMonths' | 'changesMonths'): string =>
  `${column} < now() - make_interval(months => nullif(coalesce((select value::int from settings where name = '${setting}'), ${staffSettings.shape[setting].parse(undefined)}), 0))`
