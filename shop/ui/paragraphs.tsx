/** A text as paragraphs; an empty line ends one. */
export function Paragraphs({ text, className = '' }: { text: string; className?: string }) {
  if (!text) return null
  return (
    <div className={`grid gap-4 text-pretty ${className}`}>
      {text.split(/\n\s*\n/).map((paragraph, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and none moves
        <p key={position}>{paragraph}</p>
      ))}
    </div>
  )
}
