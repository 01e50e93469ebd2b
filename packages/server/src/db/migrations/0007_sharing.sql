CREATE TABLE "draft_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"token" text NOT NULL,
	"state" text NOT NULL,
	"format" text NOT NULL,
	"design" jsonb NOT NULL,
	"document_hash" text NOT NULL,
	"shown_design" jsonb,
	"pictures" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"current_format" text NOT NULL,
	"designs" jsonb NOT NULL,
	"pictures" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outgoing_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"reply_to" uuid,
	"place" jsonb,
	"reviewer" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"token" text,
	"expires_at" timestamp with time zone NOT NULL,
	"verdict" text,
	"verdict_by" text,
	"verdict_at" timestamp with time zone,
	"verdict_on" timestamp with time zone,
	"pictures" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id_token" text;--> statement-breakpoint
ALTER TABLE "draft_shares" ADD CONSTRAINT "draft_shares_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_versions" ADD CONSTRAINT "item_versions_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_comments" ADD CONSTRAINT "review_comments_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "draft_shares_item" ON "draft_shares" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "draft_shares_token" ON "draft_shares" USING btree ("token");--> statement-breakpoint
CREATE INDEX "draft_shares_owner" ON "draft_shares" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "item_versions_item" ON "item_versions" USING btree ("item_id","saved_at");--> statement-breakpoint
CREATE INDEX "item_versions_owner" ON "item_versions" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "outgoing_mails_created" ON "outgoing_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "review_comments_review" ON "review_comments" USING btree ("review_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_item" ON "reviews" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_token" ON "reviews" USING btree ("token");--> statement-breakpoint
CREATE INDEX "reviews_owner" ON "reviews" USING btree ("owner_id");