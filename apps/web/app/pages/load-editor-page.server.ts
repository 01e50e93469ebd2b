import { findPackage } from '@coverwright/server/features/shop/package-repository.ts';
import type { RouterContextProvider } from 'react-router';
import { factsContext } from '../page-facts.server.ts';

/** Returns what the desk is told of the site. A package that was chosen before comes along in the address: choosing it needs no script. */
export async function loadEditorPage(request: Request, context: Readonly<RouterContextProvider>) {
  const { db, withheldGenres } = context.get(factsContext).services;
  const chosen = new URL(request.url).searchParams.get('package');
  const found = chosen === null ? null : await findPackage(db, chosen);
  return { withheldGenres: await withheldGenres.read(), wish: found && { id: found.id, formats: found.formats } };
}
