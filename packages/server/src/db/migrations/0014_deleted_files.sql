CREATE TABLE "deleted_files" (
	"key" text PRIMARY KEY NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "swept_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "deleted_files_due" ON "deleted_files" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "assets_removed" ON "assets" USING btree ("swept_at" NULLS FIRST,"id") WHERE "assets"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "assets_original" ON "assets" USING btree ("original_id");