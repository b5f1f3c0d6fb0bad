/**
 * A migration of the kind SQLite asks for when a column changes: the table is built anew, filled, and put in the old one's place.
 * With 10,000 records it takes long enough to be killed in the middle.
 */
export const beyond = {
  tag: '9999_beyond',
  hash: 'beyond',
  statements: [
    `CREATE TABLE assessments_new (user_id text NOT NULL, id text NOT NULL, tool text NOT NULL, patient_name text NOT NULL, folded_name text NOT NULL,
      inputs text NOT NULL, results text NOT NULL, clinical_notes text NOT NULL, engine_version text NOT NULL, created_at text NOT NULL, extra text NOT NULL DEFAULT '',
      PRIMARY KEY (user_id, id), FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE cascade)`,
    `INSERT INTO assessments_new (user_id, id, tool, patient_name, folded_name, inputs, results, clinical_notes, engine_version, created_at)
      SELECT user_id, id, tool, patient_name, folded_name, inputs, results, clinical_notes, engine_version, created_at FROM assessments`,
    'DROP TABLE assessments',
    'ALTER TABLE assessments_new RENAME TO assessments',
    'CREATE INDEX assessments_newest ON assessments (user_id, tool, created_at, id, folded_name)',
    'CREATE INDEX assessments_extra ON assessments (extra, patient_name)',
  ],
};
