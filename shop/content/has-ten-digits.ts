/** True if a phone number has exactly ten digits, however they are grouped: `(555) 010-1234` (spec section 5). */
export const hasTenDigits = (text: string) => /^\d{10}$/.test(text.replaceAll(/[\s().-]/g, ''))
