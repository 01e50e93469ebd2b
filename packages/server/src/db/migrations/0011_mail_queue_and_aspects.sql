ALTER TABLE "item_versions" ADD COLUMN "aspects" jsonb;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "queued_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "claimed_until" timestamp with time zone;