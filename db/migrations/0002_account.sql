ALTER TABLE `sessions` ADD `handle` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `created_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `used_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `device` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `records` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `sessions` SET `handle` = lower(hex(randomblob(16))), `used_at` = `expires_at` - CASE WHEN (SELECT `user_type` FROM `users` WHERE `users`.`id` = `sessions`.`user_id`) = 'registered' THEN 43200000 ELSE 86400000 END, `created_at` = `ends_at` - CASE WHEN (SELECT `user_type` FROM `users` WHERE `users`.`id` = `sessions`.`user_id`) = 'registered' THEN 1209600000 ELSE 86400000 END;--> statement-breakpoint
UPDATE `users` SET `records` = (SELECT count(*) FROM `assessments` WHERE `assessments`.`user_id` = `users`.`id`);--> statement-breakpoint
CREATE TRIGGER `count_saved` AFTER INSERT ON `assessments` BEGIN UPDATE `users` SET `records` = `records` + 1 WHERE `id` = NEW.`user_id`; END;--> statement-breakpoint
CREATE TRIGGER `count_deleted` AFTER DELETE ON `assessments` BEGIN UPDATE `users` SET `records` = `records` - 1 WHERE `id` = OLD.`user_id`; END;
