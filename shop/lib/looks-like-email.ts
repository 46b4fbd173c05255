/** True if the text looks like an email address: something, an at sign, a domain with a dot. */
export const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
