CREATE TABLE "cutout_credits" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"granted" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "incoming_uploads" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_copies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"state" text NOT NULL,
	"error" text,
	"photo" jsonb,
	"asset_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "assets_owner";--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "origin" text DEFAULT 'upload' NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "original_id" uuid;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "incoming_uploads_created" ON "incoming_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_copies_owner_picture" ON "stock_copies" USING btree ("owner_id","source","source_id");--> statement-breakpoint
CREATE INDEX "assets_owner_created" ON "assets" USING btree ("owner_id","created_at","id");