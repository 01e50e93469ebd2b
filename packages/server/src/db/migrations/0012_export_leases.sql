ALTER TABLE "exports" ADD COLUMN "is_paid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "exports" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exports" ADD COLUMN "lease_token" uuid;--> statement-breakpoint
ALTER TABLE "exports" ADD COLUMN "leased_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exports" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "exports_live" ON "exports" USING btree ("created_at") WHERE "exports"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "exports_started" ON "exports" USING btree ("started_at");