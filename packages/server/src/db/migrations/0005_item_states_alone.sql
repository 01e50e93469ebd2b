ALTER TABLE "items" DROP COLUMN "is_draft";--> statement-breakpoint
ALTER TABLE "items" DROP COLUMN "is_revision";