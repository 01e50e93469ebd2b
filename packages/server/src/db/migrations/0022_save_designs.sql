ALTER TABLE "items" ALTER COLUMN "designs" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "item_versions" ALTER COLUMN "designs" SET STORAGE EXTERNAL;--> statement-breakpoint
CREATE FUNCTION "save_designs"("given" jsonb)
RETURNS TABLE (
  "id" uuid, "state" text, "current_format" text, "revisions_remaining" integer, "draft_share_url" text, "created_at" timestamptz,
  "updated_at" timestamptz, "others" jsonb, "is_new" boolean, "previous" timestamptz
)
LANGUAGE plpgsql
-- The statements are planned when the tables are small, and the embedded database never counts its rows: it would go on reading whole tables.
SET enable_seqscan TO off
SET enable_bitmapscan TO off
AS $$
#variable_conflict use_column
DECLARE
  change record;
  saved items%ROWTYPE;
  newest item_versions%ROWTYPE;
  merged jsonb;
BEGIN
  -- The order in which rows are locked is that of the list, so that two servers that save the same items do not wait for each other.
  FOR change IN
    SELECT * FROM jsonb_to_recordset(given) AS one (
      item_id uuid, owner_id uuid, states text[], designs jsonb, formats text[], aspects jsonb, current_format text, based_on timestamptz,
      now timestamptz, version_id uuid, saved_at timestamptz
    )
  LOOP
    -- A single statement reads and writes an item, so that two concurrent saves lose nothing. The time is at least a millisecond after the
    -- last save, because a save is identified by it.
    UPDATE items
    SET designs = items.designs || change.designs,
      updated_at = greatest(change.now, items.updated_at + interval '1 millisecond'),
      current_format = coalesce(change.current_format, items.current_format)
    WHERE items.id = change.item_id
      AND items.owner_id = change.owner_id
      AND items.deleted_at IS NULL
      AND items.state = ANY (change.states)
      AND (change.based_on IS NULL OR items.updated_at = change.based_on)
    RETURNING items.* INTO saved;
    CONTINUE WHEN NOT FOUND;
    SELECT version.* INTO newest FROM item_versions AS version
    WHERE version.item_id = saved.id
    ORDER BY version.saved_at DESC, version.id DESC
    LIMIT 1;
    is_new := newest.designs IS DISTINCT FROM saved.designs;
    IF is_new THEN
      -- The aspects of formats that were not given are those of the version before; if one is unknown, all are computed when they are read.
      merged := coalesce(newest.aspects, '{}') || change.aspects;
      INSERT INTO item_versions (id, owner_id, item_id, kind, name, current_format, designs, pictures, aspects, saved_at)
      VALUES (
        change.version_id, saved.owner_id, saved.id, 'saved', NULL, saved.current_format, saved.designs, '{}',
        CASE WHEN merged ?& ARRAY(SELECT jsonb_object_keys(saved.designs)) THEN merged END, change.saved_at
      );
    END IF;
    id := saved.id;
    state := saved.state;
    current_format := saved.current_format;
    revisions_remaining := saved.revisions_remaining;
    draft_share_url := saved.draft_share_url;
    created_at := saved.created_at;
    updated_at := saved.updated_at;
    others := saved.designs - change.formats;
    previous := newest.saved_at;
    RETURN NEXT;
  END LOOP;
END
$$;
