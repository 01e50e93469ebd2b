CREATE TABLE "anonymous_visits" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "anonymous_visits_seen" ON "anonymous_visits" USING btree ("seen_at");--> statement-breakpoint
INSERT INTO "anonymous_visits" ("owner_id", "seen_at")
SELECT DISTINCT "owner_id", now() FROM (SELECT "owner_id" FROM "items" UNION SELECT "owner_id" FROM "assets" UNION SELECT "owner_id" FROM "fonts") AS "owners"
WHERE "owner_id" NOT IN (SELECT "id" FROM "accounts");
