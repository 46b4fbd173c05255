let made = 0

/** Returns a unique name. */
export const newName = (what: string) => `${what} ${Date.now().toString(36)}${++made}`
