import type { setGenreOffered as setGenreOfferedCall } from '@coverwright/contracts/calls/admin-site.ts';
import type { AnswerOf } from '@coverwright/contracts/calls/call.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import type { Session } from '../../auth/session.ts';
import type { Clock, MakeId } from '../../ports/clock.ts';
import { insertAuditEntry } from '../audit/insert-audit-entry.ts';
import type { SettingStore } from '../site/create-setting-store.ts';

interface GenreTools {
  readonly clock: Clock;
  readonly makeId: MakeId;
  readonly withheldGenres: SettingStore<readonly string[]>;
}

/** Shows or hides a genre in the setup on behalf of an administrator. The last genre cannot be hidden. */
export async function setGenreOffered(
  { withheldGenres, ...tools }: GenreTools,
  admin: Session,
  id: string,
  isOffered: boolean,
): Promise<Result<AnswerOf<typeof setGenreOfferedCall>, Refusal>> {
  if (!GENRES.some((genre) => genre.id === id)) return refuse({ code: 'notFound' });
  const after = await withheldGenres.change(
    (before) => {
      const others = before.filter((one) => one !== id);
      const next = isOffered ? others : [...others, id];
      return GENRES.every((genre) => next.includes(genre.id)) ? null : next;
    },
    (db, before) =>
      insertAuditEntry({ ...tools, db }, admin, {
        action: 'genre.offer',
        subject: id,
        before: { isOffered: !before.includes(id) },
        after: { isOffered },
      }),
  );
  return after === null ? refuse({ code: 'lastGenre' }) : succeed({ id, isOffered });
}
