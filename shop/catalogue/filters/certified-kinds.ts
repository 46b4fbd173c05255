/** The claims that a certificate can prove. */
export const certificateKinds = ['HALAL', 'KOSHER', 'ORGANIC', 'FAIR_TRADE', 'FOOD_SAFETY'] as const
export type CertificateKind = (typeof certificateKinds)[number]
