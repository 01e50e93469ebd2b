import type { LoaderFunctionArgs } from 'react-router';
import { AdminShell } from '../admin/admin-shell.tsx';
import { requireAdmin } from '../admin/require-admin.server.ts';

/** Each page beneath asks for itself too: the browser may ask for one alone. */
export function loader({ request, context }: LoaderFunctionArgs) {
  requireAdmin(request, context);
  return null;
}

export default function AdminRoute() {
  return <AdminShell />;
}
