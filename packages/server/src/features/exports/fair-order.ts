import { sql } from 'drizzle-orm';
import { exports } from '../../db/schema.ts';

/** Maximum number of attempts of an export. */
export const MAX_ATTEMPTS = 3;

/**
 * Ranks the waiting exports by a `place` that starts at 1: the order in which workers take them. Paid and free files take turns, and within
 * each so do owners: an owner's second file comes after the first ones of all others, however many that owner has requested. A running
 * export counts as a turn; among equals, the owner who was served longest ago comes first.
 */
export const FAIR_ORDER = sql`
  with live as (
    select id, owner_id, is_paid, created_at, (
      state = 'queued' or (coalesce(leased_until, '-infinity') < now() and attempts < ${MAX_ATTEMPTS})
    ) as is_waiting
    from ${exports} where state in ('queued', 'running')
  ),
  busy as (select owner_id, is_paid, count(*) as running from live where not is_waiting group by owner_id, is_paid),
  served as (
    select owner_id, is_paid, max(started_at) as started from ${exports}
    where started_at > now() - interval '10 minutes' group by owner_id, is_paid
  ),
  turns as (
    select live.*, served.started,
      coalesce(busy.running, 0) + row_number() over (partition by live.owner_id, live.is_paid order by live.created_at, live.id) as turn
    from live left join busy using (owner_id, is_paid) left join served using (owner_id, is_paid)
    where is_waiting
  ),
  classes as (
    select turns.*,
      coalesce((select sum(running) from busy where busy.is_paid = turns.is_paid), 0)
        + row_number() over (partition by is_paid order by turn, started nulls first, created_at, id) as class_turn,
      (select max(started) from served where served.is_paid = turns.is_paid) as class_started
    from turns
  )
  select id, row_number() over (order by class_turn, class_started nulls first, is_paid desc) as place from classes`;
