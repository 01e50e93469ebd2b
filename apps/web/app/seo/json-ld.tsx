/** Structured data of a page, by schema.org. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Embeds structured data in the page; it is not executed. */
export function JsonLd({ thing }: { readonly thing: Thing }) {
  // A text that contains `</script>` would end the script.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
  // oxlint-disable-next-line react/no-danger -- escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
