/** The messages that a person can allow. */
export const consentChannels = ['TEXT', 'EMAIL'] as const
/** The occasions on which a person decides about them. */
export const consentCauses = ['REGISTERING', 'PROFILE', 'ORDER', 'REPLY', 'NEW NUMBER'] as const
