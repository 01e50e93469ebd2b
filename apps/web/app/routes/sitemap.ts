import type { LoaderFunctionArgs } from 'react-router';
import { factsContext } from '../page-facts.server.ts';
import { PUBLIC_PATHS } from '../seo/public-paths.ts';
import { writeSitemap } from '../seo/write-sitemap.ts';

export function loader({ context }: LoaderFunctionArgs): Response {
  const { visit } = context.get(factsContext);
  return new Response(writeSitemap(visit.origin, PUBLIC_PATHS), { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
