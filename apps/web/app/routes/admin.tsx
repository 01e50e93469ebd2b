import type { LoaderFunctionArgs } from 'react-router';
import { AdminShell } from '../admin/admin-shell.tsx';
import { requireAdmin } from '../admin/require-admin.server.ts';

/** Checks the role. Each nested page does so as well, because the browser may load it alone. */
export function loader({ request, context }: LoaderFunctionArgs) {
  requireAdmin(request, context);
  return null;
}

export default function AdminRoute() {
  return <AdminShell />;
}
