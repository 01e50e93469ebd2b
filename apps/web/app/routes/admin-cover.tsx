import { liftTakedown } from '@coverwright/contracts/calls/admin-covers.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import styles from '../admin/admin-cover.module.css';
import { ConfirmButton } from '../admin/confirm-button.tsx';
import { DateTime } from '../admin/date-time.tsx';
import { HeadingRow } from '../admin/heading-row.tsx';
import { loadCover } from '../admin/load-admin.server.ts';
import { TakedownDialog } from '../admin/takedown-dialog.tsx';
import { useAdminActions } from '../admin/use-admin-actions.ts';
import { SiteLink } from '../site/site-link.tsx';
import { adminMessages } from '../admin/messages.ts';
import { privatePage } from '../private-pages/private-page.ts';
import { formatMessages } from '@coverwright/core/formats/messages.ts';

export function meta() {
  return privatePage('cover');
}

export function loader({ params, ...asked }: LoaderFunctionArgs) {
  return loadCover(asked, params['id'] ?? '');
}

/** The cover of any user: administrators can view, take down and restore it, but never change it. */
export default function AdminCoverRoute() {
  const t = useMessages(adminMessages);
  const tFormat = useMessages(formatMessages);
  const { id, title: given, author, email, state, updatedAt, takedown, pictures } = useLoaderData<typeof loader>();
  const { change } = useAdminActions();
  const title = given || t('untitledBook');
  const facts = { state: t(state), owner: email ?? t('somebody'), time: <DateTime at={updatedAt} /> };
  return (
    <>
      <HeadingRow heading={title}>
        {takedown ? (
          <ConfirmButton
            action={t('restoreAction')}
            label={t('restoreItem', { title })}
            question={t('restoreWarning')}
            onConfirm={() => change(liftTakedown, { params: { id } }, t('restoredItem', { name: title }))}
          />
        ) : (
          <TakedownDialog id={id} title={title} />
        )}
      </HeadingRow>
      <p>{author ? t.rich('coverOfBy', { author, ...facts }) : t.rich('coverOf', facts)}</p>
      {takedown ? (
        <p className={styles['takedown']}>{t.rich('takenDown', { time: <DateTime at={takedown.at} />, reason: takedown.reason })}</p>
      ) : null}
      {pictures.map(({ format, src, aspect }) => (
        <figure key={format} className={styles['figure']}>
          <figcaption>{tFormat(format)}</figcaption>
          <img
            src={src}
            alt={t('formatOf', { format: tFormat(format), title })}
            style={{ aspectRatio: aspect }}
            data-wide={aspect > 1 || undefined}
          />
        </figure>
      ))}
      <p className={styles['back']}>
        <SiteLink to="/admin-dashboard/covers">{t('allCovers')}</SiteLink>
      </p>
    </>
  );
}
