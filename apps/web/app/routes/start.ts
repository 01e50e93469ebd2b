import { redirect } from 'react-router';

/** The old address of the design screen. */
export function loader(): Response {
  return redirect('/design', 301);
}
