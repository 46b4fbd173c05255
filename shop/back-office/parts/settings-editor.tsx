import { useOwn } from '../../customers/use-own.ts'
import { m } from '../../messages/m.ts'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SettingsForm } from './settings-form.tsx'

/** The form of the settings, once it is known how they stand. */
export function SettingsEditor() {
  const { answer, problem, retry } = useOwn('GET /settings/find', {})
  if (answer) return <SettingsForm settings={answer} />
  if (problem) return <Problem problem={problem} onRetry={retry} />
  return <Skeleton lines={5} label={m.shop_loading()} />
}
