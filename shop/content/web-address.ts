/** True if a text is the whole address of a page on a named server, by http or https, without a user name or a password. */
export function isWebAddress(typed: string): boolean {
  if (!/^https?:\/\/[^\s/?#@\\]+\.[^\s/?#@.\\]+([/?#]\S*)?$/i.test(typed) || !URL.canParse(typed))
    return false
  return /^https?:$/.test(new URL(typed).protocol)
}
