/** The session of somebody signed in; only a browser on this very host over https (or localhost) keeps it. */
export const SESSION_COOKIE = '__Host-souk-session'
/** The anti-forgery token, which the shop's own pages repeat in a header. */
export const FORGERY_COOKIE = 'XSRF-TOKEN'
