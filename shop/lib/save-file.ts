/** Downloads a text as a file, in the browser. */
export function saveText(name: string, text: string, type: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Downloads a person's stored data in the browser, as a JSON file that a person can read. */
export const saveJson = (name: string, content: unknown): void =>
  saveText(`${name}.json`, JSON.stringify(content, null, 2), 'application/json')
