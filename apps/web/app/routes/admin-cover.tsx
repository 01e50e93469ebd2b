import { liftTakedown } from '@coverwright/contracts/calls/admin-covers.ts';
import { FORMATS } from '@coverwright/core/formats/format.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import styles from '../admin/admin-cover.module.css';
import { ConfirmButton } from '../admin/confirm-button.tsx';
import { COVER_STATE_NAMES } from '../admin/cover-state-names.ts';
import { DateTime } from '../admin/date-time.tsx';
import { HeadingRow } from '../admin/heading-row.tsx';
import { loadCover } from '../admin/load-admin.server.ts';
import { TakedownDialog } from '../admin/takedown-dialog.tsx';
import { useAdminActions } from '../admin/use-admin-actions.ts';
import { SiteLink } from '../site/site-link.tsx';

export function meta() {
  return [{ title: 'Cover · Coverwright' }, { name: 'robots', content: 'noindex' }];
}

export function loader({ params, ...asked }: LoaderFunctionArgs) {
  return loadCover(asked, params['id'] ?? '');
}

/** A cover of anybody's: looked at, taken down and restored, and never changed. */
export default function AdminCoverRoute() {
  const { id, title: given, author, email, state, updatedAt, takedown, pictures } = useLoaderData<typeof loader>();
  const { change } = useAdminActions();
  const title = given || 'Untitled book';
  return (
    <>
      <HeadingRow heading={title}>
        {takedown ? (
          <ConfirmButton
            action="Restore"
            label={`Restore “${title}”`}
            question="Its share link and its review link work again, and the owner is told."
            onConfirm={() => change(liftTakedown, { params: { id } }, `Restored “${title}”.`)}
          />
        ) : (
          <TakedownDialog id={id} title={title} />
        )}
      </HeadingRow>
      <p>
        {author ? `By ${author}. ` : null}
        {COVER_STATE_NAMES[state]} of {email ?? 'somebody without an account'}, saved <DateTime at={updatedAt} />.
      </p>
      {takedown ? (
        <p className={styles['takedown']}>
          Taken down <DateTime at={takedown.at} />. Reason: {takedown.reason}
        </p>
      ) : null}
      {pictures.map(({ format, src, aspect }) => (
        <figure key={format} className={styles['figure']}>
          <figcaption>{FORMATS[format].name}</figcaption>
          <img src={src} alt={`${FORMATS[format].name} of ${title}`} style={{ aspectRatio: aspect }} data-wide={aspect > 1 || undefined} />
        </figure>
      ))}
      <p>
        <SiteLink to="/admin-dashboard/covers">All covers</SiteLink>
      </p>
    </>
  );
}
