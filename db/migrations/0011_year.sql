CREATE TABLE `visit_due` (
	`user_id` text NOT NULL,
	`visit_id` text NOT NULL,
	`urgent` integer NOT NULL,
	`risk` integer NOT NULL,
	`first_due` text NOT NULL,
	`due` text NOT NULL,
	PRIMARY KEY(`user_id`, `visit_id`),
	FOREIGN KEY (`user_id`,`visit_id`) REFERENCES `visits`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
