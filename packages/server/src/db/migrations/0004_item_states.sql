DROP INDEX "items_owner_updated";--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "state" text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "revision_of" uuid;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "items_deleted" ON "items" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "items_owner_updated" ON "items" USING btree ("owner_id","state","updated_at","id");--> statement-breakpoint
UPDATE "items" SET "state" = CASE WHEN "is_revision" THEN 'revision' WHEN "is_draft" THEN 'draft' ELSE 'completed' END;
