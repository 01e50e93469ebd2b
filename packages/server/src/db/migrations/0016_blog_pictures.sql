CREATE TABLE "blog_pictures" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "stock_copies_updated" ON "stock_copies" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "items_revision_of" ON "items" USING btree ("revision_of") WHERE "items"."revision_of" is not null;--> statement-breakpoint
CREATE INDEX "items_updated" ON "items" USING btree ("updated_at","id");--> statement-breakpoint
INSERT INTO "blog_pictures" ("key", "created_at")
SELECT DISTINCT 'blog/' || name[1], now() FROM "blog_posts", regexp_matches("content"::text || ' ' || coalesce("picture", ''), '/media/blog/([0-9a-f-]{36}\.webp)', 'g') AS name;