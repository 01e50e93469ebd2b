import { useSiteFacts } from '../site/site-facts.tsx';

interface PageDescriptionProps {
  readonly path: `/${string}`;
  readonly title: string;
  /** One or two sentences, as search results and shared links show them. */
  readonly description: string;
  /** Address of a picture of 1200 × 630 px; the site's default picture if absent. */
  readonly picture?: string;
}

/** The metadata of a page for search engines and shared links. React moves it to the document's head. */
export function PageDescription({ path, title, description, picture = '/site/og/house.jpg' }: PageDescriptionProps) {
  const { origin } = useSiteFacts();
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={`${origin}${path}`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Coverwright" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${origin}${path}`} />
      <meta property="og:image" content={`${origin}${picture}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
