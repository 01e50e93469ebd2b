CREATE TABLE "brand_elements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"identity" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "brand_elements_identity" ON "brand_elements" USING btree ("owner_id","identity");--> statement-breakpoint
CREATE INDEX "brand_elements_used" ON "brand_elements" USING btree ("owner_id","used_at");