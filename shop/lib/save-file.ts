/** Downloads a person's stored data in the browser, as a JSON file that a person can read. */
export function saveJson(name: string, content: unknown): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))
  link.download = `${name}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
