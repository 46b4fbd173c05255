/** Grey lines in the size of the content that is loading. */
export function Skeleton({ lines, label }: { lines: number; label: string }) {
  return (
    <div role="status" aria-label={label} className="space-y-4">
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all the same
        <div key={index} className="h-20 animate-pulse rounded-tile bg-sunken" />
      ))}
    </div>
  )
}
