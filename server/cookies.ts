/** The session of somebody signed in; only a browser on this very host over https (or localhost) keeps it. */
export const SESSION_COOKIE = '__Host-souk-session'
/** The anti-forgery token, which the shop's own pages repeat in a header. */
export const FORGERY_COOKIE = 'XSRF-TOKEN'
/** Who signed in on this browser before: guesses of others do not lock this one out. */
export const DEVICE_COOKIE = '__Host-souk-device'

/** Cookies that no script may read. */
export const hidden = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const
