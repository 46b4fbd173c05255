import type { ComponentType } from 'react'
import type { Permission } from '../lib/permissions.ts'

/** The props of a screen of the office: the values of `:name` in its address. */
export type OfficeProps = { params: Readonly<Record<string, string | undefined>> }

/** A screen of the office. */
export type OfficeScreen = {
  /** Its address below `/admin`, with `:name` for parameters; empty for the first one. */
  path: string
  title: () => string
  /** The permission it needs, or several of which one is enough; absent if any role will do. */
  permission?: Permission | readonly Permission[]
  load: () => Promise<{ default: ComponentType<OfficeProps> }>
  /** True if the screen is not remounted when its parameters change: it handles that itself. */
  stays?: true
}
