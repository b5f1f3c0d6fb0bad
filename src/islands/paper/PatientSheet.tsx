import { useStore } from '@nanostores/react';
import type { Message } from '../../engine/kit/words/message.ts';
import type { PatientSheet as Sheet } from '../../engine/kit/report/report.ts';
import type { Locale } from '../../engine/kit/words/pattern.ts';
import type { DayRow } from '../bedside/day-rows.ts';
import { DayTable } from '../bedside/DayTable.tsx';
import { usePatientWords } from '../patient/patient-words.ts';
import { Blocks } from '../report/Block.tsx';
import { Headed } from '../report/ReportBody.tsx';
import { Say, SayEach } from '../report/Say.tsx';
import { Steps } from '../report/Steps.tsx';
import { QrPicture } from '../shared/QrPicture.tsx';
import type { Loaded } from '../shared/loaded.ts';
import { $careTeamPhone } from '../stores/care-team.ts';
import styles from './PatientSheet.module.css';
import type { Headed as HeadedSheet } from './print-job.ts';
import { SheetHead } from './SheetHead.tsx';

function OfDoctor({ locale, words }: { readonly locale: Locale; readonly words: string }) {
  const { ofDoctor } = usePatientWords(locale);
  return (
    <>
      {ofDoctor}: <q dir="auto">{words}</q>
    </>
  );
}

/** The part of the story that belongs to the plan, for the phone of whoever holds the paper. */
function Story({ locale, address }: { readonly locale: Locale; readonly address: string }) {
  const { story } = usePatientWords(locale);
  return (
    <section className={styles.story} data-story>
      <QrPicture text={address} label={story.code} />
      <div>
        <h2>{story.title}</h2>
        <p>{story.hint}</p>
        <p>
          <bdi dir="ltr">{address.replace(/^https?:\/\//, '')}</bdi>
        </p>
      </div>
    </section>
  );
}

interface Props {
  readonly job: HeadedSheet;
  readonly sheet: Sheet;
  readonly loaded: Loaded;
  /** The medicines of the day after a visit. */
  readonly day?: readonly DayRow[];
  /** The clinician's own sentence. */
  readonly ownWords?: string;
  /** What was chosen together, and in which words. */
  readonly chosen?: { readonly message: Message; readonly words: string };
  /** Where the story tells of such a plan. */
  readonly story?: string | undefined;
}

/** What the patient takes home: large, in plain words, with room to write. It ends with page one where the plan is short. */
export function PatientSheet({ job, sheet, loaded, day = [], ownWords = '', chosen, story }: Props) {
  const { answer, about, picture, next, ask, help, sections } = sheet;
  const phone = useStore($careTeamPhone).trim();
  return (
    <section className={styles.sheet}>
      <SheetHead
        job={job}
        loaded={loaded}
        title={<Say message={{ key: 'patient.title' }} />}
        kind={loaded.copy.name}
        forPatient
      />
      <Say as="p" className={styles.answer} message={answer} />
      {about && <Say as="p" className={styles.about} message={about} />}
      <div className={`large-print ${styles.picture}`}>
        <Blocks blocks={picture} />
      </div>
      <div className={styles.columns}>
        <section className={styles.next}>
          <Say as="h2" message={{ key: 'patient.next' }} />
          <Steps items={next.map((message) => ({ message }))} />
          {chosen && (
            <p className={styles.about}>
              <Say message={chosen.message} /> {chosen.words !== '' && <q dir="auto">{chosen.words}</q>}
            </p>
          )}
          {ownWords.trim() !== '' && (
            <p className={styles.about}>
              <OfDoctor locale={loaded.locale} words={ownWords.trim()} />
            </p>
          )}
        </section>
        {day.length > 0 && (
          <section className={styles.day}>
            <DayTable rows={day} locale={loaded.locale} />
          </section>
        )}
        <section className={styles.help}>
          <Say as="h2" message={{ key: 'patient.help' }} />
          <ul>
            <SayEach messages={help} as="li" />
          </ul>
          {phone === '' ? (
            <Say as="p" className={styles.write} message={{ key: 'patient.phone' }} />
          ) : (
            <p>
              <Say message={{ key: 'patient.phone' }} />: <b dir="ltr">{phone}</b>
            </p>
          )}
        </section>
        <section className={styles.ask}>
          <Say as="h2" message={{ key: 'patient.ask' }} />
          <ul>
            <SayEach messages={ask} as="li" />
          </ul>
          <div className={styles.own}>
            <Say as="p" className={styles.write} message={{ key: 'patient.questions' }} />
            <p className={styles.write} />
          </div>
        </section>
      </div>
      {sections.map(({ id, title, blocks }) => (
        <section key={id} className={styles.part}>
          <Headed blocks={blocks}>
            <Say as="h2" message={title} />
          </Headed>
        </section>
      ))}
      {story !== undefined && <Story locale={loaded.locale} address={story} />}
      <p className={styles.end}>
        {sheet.end.map((message) => (
          <span key={message.key}>
            <Say message={message} />{' '}
          </span>
        ))}
      </p>
    </section>
  );
}
