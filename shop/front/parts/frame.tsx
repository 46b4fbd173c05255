import type { ReactNode } from 'react'
export function Frame({ children }: { children: ReactNode } & Record<string, unknown>) { return <main>{children}</main> }
