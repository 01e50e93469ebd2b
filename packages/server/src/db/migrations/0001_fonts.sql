CREATE TABLE "fonts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"family" text NOT NULL,
	"bold" boolean NOT NULL,
	"italic" boolean NOT NULL,
	"licence_note" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"file_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "fonts_owner" ON "fonts" USING btree ("owner_id");