import type { LoaderFunctionArgs } from 'react-router';
import { startFromPage } from '../entry/start-sign-in.server.ts';

/** Where Log In leads: straight on to whoever vouches for people. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  return startFromPage(request, context);
}
