/**
 * Returns a name for an uploaded document that is safe to show, in an address and in a header: the words of the uploader's
 * file name, and `.pdf`. It has no folders, control characters or other extensions, and is never empty.
 */
export function documentName(given: string): string {
  const file = given.normalize('NFKC').split(/[\\/]/).at(-1) ?? ''
  const words = file
    .replace(/(\.[a-z][a-z0-9]{0,4})+$/i, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^[-\p{M}]+|-+$/gu, '')
  return `${[...words].slice(0, 60).join('') || 'document'}.pdf`
}
