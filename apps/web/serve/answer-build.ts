import type { BuildFacts } from '../app/freshness/describe-build.ts';

/** Responds to `/builds/latest.json` and `/builds/meta/{id}.json`, with which pages check if they are outdated. Null for any other path. */
export function answerBuild(pathname: string, build: BuildFacts): Response | null {
  const asked = /^\/builds\/(?:(latest)|meta\/([\w-]+))\.json$/.exec(pathname);
  if (!asked) return null;
  const [, latest, id] = asked;
  const headers = { 'cache-control': 'no-cache' };
  if (latest) return Response.json({ id: build.id }, { headers });
  return id === build.id
    ? Response.json(build, { headers })
    : Response.json({ error: 'Not found', code: 'notFound' }, { status: 404, headers });
}
