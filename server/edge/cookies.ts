/** The session of a signed-in person; a browser stores it only for this very host over https (or localhost). */
export const SESSION_COOKIE = '__Host-souk-session'
/** The anti-forgery token, which the shop's own pages repeat in a header. */
export const FORGERY_COOKIE = 'XSRF-TOKEN'
/** The person who last signed in on this browser: failed attempts elsewhere do not lock them out here. */
export const DEVICE_COOKIE = '__Host-souk-device'
/** Set for a moment on the browser of a guest who has changed something: what they see next contains the change. */
export const CHANGED_COOKIE = '__Host-souk-changed'
/** The seconds after which any change has reached every node. */
export const CHANGED_FOR = 5

/** Cookies that no script may read. */
export const hidden = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const
