import { retryJob } from '@coverwright/contracts/calls/admin-site.ts';
import { Button } from '@mantine/core';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AdminTable } from '../admin/admin-table.tsx';
import { loadJobs } from '../admin/load-admin.server.ts';
import { DateTime } from '../admin/date-time.tsx';
import { useAdminActions } from '../admin/use-admin-actions.ts';

export function meta() {
  return [{ title: 'Jobs · Coverwright' }, { name: 'robots', content: 'noindex' }];
}

export function loader(asked: LoaderFunctionArgs) {
  return loadJobs(asked);
}

export default function AdminJobsRoute() {
  const { queues } = useLoaderData<typeof loader>();
  const { change, isBusy } = useAdminActions();
  const failed = queues.flatMap(({ name, failed: jobs }) => jobs.map((job) => ({ ...job, queue: name })));
  return (
    <>
      <h1>Jobs</h1>
      <AdminTable
        label="Queues"
        rows={queues}
        keyOf={({ name }) => name}
        none="There are no queues."
        columns={[
          { name: 'Queue', isShort: true, cell: ({ name }) => name },
          { name: 'Waiting', cell: ({ waiting }) => waiting, isNumber: true },
          { name: 'Running', cell: ({ running }) => running, isNumber: true },
          { name: 'Failed', cell: ({ failedCount }) => failedCount, isNumber: true },
        ]}
      />
      <h2>Failed</h2>
      <AdminTable
        label="Failed jobs"
        rows={failed}
        keyOf={({ id }) => id}
        none="Nothing has failed."
        columns={[
          { name: 'Queue', isShort: true, cell: ({ queue }) => queue },
          { name: 'Why', cell: ({ error }) => error },
          { name: 'When', cell: ({ failedAt }) => <DateTime at={failedAt} /> },
          {
            name: 'Again',
            isShort: true,
            cell: ({ id, queue }) => (
              <Button
                size="compact-md"
                variant="default"
                disabled={isBusy}
                aria-label={`Try ${id} again`}
                onClick={() => void change(retryJob, { params: { queue, id } }, 'It is tried again.')}
              >
                Try again
              </Button>
            ),
          },
        ]}
      />
    </>
  );
}
