import type { ScanResult } from '../use-scans.ts'

/** The result of the last scan, in a bar at the bottom. */
export function ScanSays({ result }: { result: ScanResult | undefined }) {
  return (
    <p
      role="status"
      className={`basis-full rounded-small px-3 py-1 font-medium wrap-anywhere empty:hidden ${result?.isWrong ? 'bg-rose-soft text-rose' : 'bg-green-soft text-ink'}`}
    >
      {result?.says}
    </p>
  )
}
