CREATE TABLE `visits` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`patient_id` text NOT NULL,
	`patient_name` text NOT NULL,
	`folded_name` text NOT NULL,
	`day` text NOT NULL,
	`chart` text NOT NULL,
	`examples` text NOT NULL,
	`plan` text NOT NULL,
	`saved` text NOT NULL,
	`clinical_notes` text NOT NULL,
	`engine_version` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `visits_newest` ON `visits` (`user_id`,`created_at`,`id`,`folded_name`);--> statement-breakpoint
CREATE INDEX `visits_by_patient` ON `visits` (`user_id`,`patient_id`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `assessments` ADD `visit_id` text;--> statement-breakpoint
ALTER TABLE `assessments` ADD `patient_id` text;--> statement-breakpoint
CREATE INDEX `assessments_by_visit` ON `assessments` (`user_id`,`visit_id`) WHERE "visit_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `assessments_by_patient` ON `assessments` (`user_id`,`patient_id`,`tool`,`created_at`,`id`) WHERE "patient_id" IS NOT NULL;--> statement-breakpoint
CREATE TRIGGER `count_visit_saved` AFTER INSERT ON `visits` BEGIN UPDATE `users` SET `records` = `records` + 1 WHERE `id` = NEW.`user_id`; END;--> statement-breakpoint
CREATE TRIGGER `count_visit_deleted` AFTER DELETE ON `visits` BEGIN UPDATE `users` SET `records` = `records` - 1 WHERE `id` = OLD.`user_id`; END;
