import type { LoaderFunctionArgs } from 'react-router';
import { factsContext } from '../page-facts.server.ts';
import { writeRobots } from '../seo/write-sitemap.ts';

export function loader({ context }: LoaderFunctionArgs): Response {
  const { visit } = context.get(factsContext);
  return new Response(writeRobots(visit.origin), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
