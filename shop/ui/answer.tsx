import type { ReactNode } from 'react'
import { m } from '../messages/m.ts'
import { Problem } from './problem.tsx'
import { Skeleton } from './skeleton.tsx'

type Props = {
  problem: { title: string; type: string } | undefined
  onRetry?: () => void
  /** The lines of the skeleton, and its name for screen readers if it is not "Loading". */
  lines: number
  label?: string
  /** The content; undefined while it loads. */
  children?: ReactNode
}

/** The answer of a call: its problem if it failed, grey lines while it loads, then its content. */
export function Answer({ problem, onRetry, lines, label = m.shop_loading(), children }: Props) {
  if (problem) return <Problem problem={problem} {...(onRetry ? { onRetry } : {})} />
  return children ?? <Skeleton lines={lines} label={label} />
}
