import { findPackage } from '@coverwright/server/features/shop/package-repository.ts';
import type { RouterContextProvider } from 'react-router';
import { factsContext } from '../page-facts.server.ts';

/** Returns the site's facts for the editor. A package that was chosen before is in the address, which needs no script. */
export async function loadEditorPage(request: Request, context: Readonly<RouterContextProvider>) {
  const { db, withheldGenres } = context.get(factsContext).services;
  const chosen = new URL(request.url).searchParams.get('package');
  const found = chosen === null ? null : await findPackage(db, chosen);
  return { withheldGenres: await withheldGenres.read(), wish: found && { id: found.id, formats: found.formats } };
}
