CREATE TABLE `audit_chain` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`hash` text DEFAULT '' NOT NULL,
	`early` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `audit_pruned` (
	`id` integer PRIMARY KEY NOT NULL,
	`before` text NOT NULL,
	`seq` integer NOT NULL,
	`hash` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `clock` (
	`id` integer PRIMARY KEY NOT NULL,
	`trusted_at` integer NOT NULL,
	`doubted` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `devices` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`used_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `audit` ADD `seal` text DEFAULT '' NOT NULL;--> statement-breakpoint
INSERT INTO `audit_chain` (`user_id`, `id`, `early`) SELECT `user_id`, `id`, 1 FROM `audit` ORDER BY `id`;--> statement-breakpoint
CREATE TRIGGER `chain_audit` AFTER INSERT ON `audit` BEGIN INSERT INTO `audit_chain` (`user_id`, `id`) VALUES (NEW.`user_id`, NEW.`id`); END;
