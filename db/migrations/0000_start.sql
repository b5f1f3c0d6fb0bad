CREATE TABLE `assessments` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`tool` text NOT NULL,
	`patient_name` text NOT NULL,
	`folded_name` text NOT NULL,
	`inputs` text NOT NULL,
	`results` text NOT NULL,
	`clinical_notes` text NOT NULL,
	`engine_version` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `assessments_newest` ON `assessments` (`user_id`,`tool`,`created_at`,`id`,`folded_name`);--> statement-breakpoint
CREATE TABLE `audit` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`at` text NOT NULL,
	`action` text NOT NULL,
	`target` text,
	`address` text,
	PRIMARY KEY(`user_id`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`password_hash` text,
	`user_type` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_by_type` ON `users` (`user_type`,`created_at`);