import type { LoaderFunctionArgs } from 'react-router';
import { startFromPage } from '../entry/start-sign-in.server.ts';

/** Redirects to the identity provider. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  return startFromPage(request, context);
}
