/**
 * What a page is about, for programs (schema.org, JSON-LD). Only the page from the server has it: where `data` is made,
 * `import.meta.env.SSR &&` stands before it, so that browsers do not load what makes it.
 */
export const StructuredData = ({ data }: { data: object | false }) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin or end
    dangerouslySetInnerHTML={{ __html: data ? JSON.stringify(data).replaceAll('<', '\\u003c') : '' }}
  />
)
