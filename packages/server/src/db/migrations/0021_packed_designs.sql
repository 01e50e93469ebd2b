COMMENT ON COLUMN "items"."designs" IS 'By format: a packed design (db/packed-designs.ts), or a plain one from before';--> statement-breakpoint
COMMENT ON COLUMN "item_versions"."designs" IS 'By format: a packed design (db/packed-designs.ts), or a plain one from before';
