CREATE TABLE "assets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"full_key" text NOT NULL,
	"regular_key" text NOT NULL,
	"thumb_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"width_px" integer,
	"design" jsonb NOT NULL,
	"filename" text NOT NULL,
	"state" text NOT NULL,
	"progress" real NOT NULL,
	"error" text,
	"file_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"is_draft" boolean NOT NULL,
	"is_revision" boolean NOT NULL,
	"current_format" text NOT NULL,
	"revisions_remaining" integer NOT NULL,
	"draft_share_url" text,
	"marketing_image_collection" text,
	"designs" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "assets_owner" ON "assets" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "exports_updated" ON "exports" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "items_owner_updated" ON "items" USING btree ("owner_id","updated_at");