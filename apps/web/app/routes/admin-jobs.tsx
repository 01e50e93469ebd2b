import { retryJob } from '@coverwright/contracts/calls/admin-site.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button } from '@mantine/core';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AdminTable } from '../admin/admin-table.tsx';
import { loadJobs } from '../admin/load-admin.server.ts';
import { DateTime } from '../admin/date-time.tsx';
import { useAdminActions } from '../admin/use-admin-actions.ts';
import { adminMessages } from '../admin/messages.ts';
import { privatePage } from '../private-pages/private-page.ts';

export function meta() {
  return privatePage('jobs');
}

export function loader(asked: LoaderFunctionArgs) {
  return loadJobs(asked);
}

export default function AdminJobsRoute() {
  const t = useMessages(adminMessages);
  const { queues } = useLoaderData<typeof loader>();
  const { change, isBusy } = useAdminActions();
  const failed = queues.flatMap(({ name, failed: jobs }) => jobs.map((job) => ({ ...job, queue: name })));
  return (
    <>
      <h1>{t('jobs')}</h1>
      <AdminTable
        label={t('queues')}
        rows={queues}
        keyOf={({ name }) => name}
        none={t('noQueues')}
        columns={[
          { name: t('queue'), isShort: true, cell: ({ name }) => name },
          { name: t('waiting'), cell: ({ waiting }) => waiting, isNumber: true },
          { name: t('running'), cell: ({ running }) => running, isNumber: true },
          { name: t('failed'), cell: ({ failedCount }) => failedCount, isNumber: true },
        ]}
      />
      <h2>{t('failed')}</h2>
      <AdminTable
        label={t('failedJobs')}
        rows={failed}
        keyOf={({ id }) => id}
        none={t('noFailedJobs')}
        columns={[
          { name: t('queue'), isShort: true, cell: ({ queue }) => queue },
          { name: t('failure'), cell: ({ error }) => error },
          { name: t('when'), cell: ({ failedAt }) => <DateTime at={failedAt} /> },
          {
            name: t('retry'),
            isShort: true,
            cell: ({ id, queue }) => (
              <Button
                size="compact-md"
                variant="default"
                disabled={isBusy}
                aria-label={t('tryItemAgain', { id })}
                onClick={() => void change(retryJob, { params: { queue, id } }, t('jobRetried'))}
              >
                {t('tryAgain')}
              </Button>
            ),
          },
        ]}
      />
    </>
  );
}
