import { redirect } from 'react-router';

/** The old address of the support pages. */
export function loader(): Response {
  return redirect('/guides/support-and-faqs', 301);
}
