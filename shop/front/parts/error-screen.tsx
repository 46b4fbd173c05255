export function ErrorScreen({ error }: { error: unknown }) { return <main>{String(error)}</main> }
