import type { Reason, Refusal, VendorName } from '../../../engine/cgm/index.ts';

/** Reading a sensor's file: fetched with its dialog. `{n}` are counts, other holes are named. */
export const sensorFile = {
  title: 'Read a CGM file', close: 'Close', print: 'Print', another: 'Read another file',
  choose: 'Choose a file', drop: 'or drop it here',
  formats: 'Exports of Dexcom Clarity, FreeStyle LibreView, LibreLink and LibreLinkUp, Nightscout, Tidepool, Tandem, xDrip, Medtronic CareLink (in English) and Apple Health (export.xml), or a plain table with time and glucose (CSV, TXT, TSV, JSON or an Excel workbook, .xlsx).',
  stays: 'The file stays in this browser. Nothing in it is sent or kept, except the values you use in the form.',
  reading: 'Reading {file}', percent: '{n} % read', stop: 'Stop',
  stopped: 'Stopped. Nothing was changed.', failed: 'The file could not be read here. Reload the page and try again.',
  unchanged: 'Nothing was changed in your form.', saw: 'What was seen',
  refusals: {
    'no-readings': { title: 'No sensor reading in this file', text: 'There may be scans, finger-stick values, notes or insulin, but no value that the sensor stored by itself.', next: 'Export the sensor’s own readings (in LibreView: “Download glucose data”; in Clarity: “Export”) for the days you need, then read that file.' },
    'unknown-format': { title: 'This format is not one we read', text: 'It is read exactly or not at all, so nothing was taken from it.', next: 'Export again as CSV from Clarity, LibreView, Nightscout or Tidepool, or save a table with two columns, time and glucose.' },
    'unit-unclear': { title: 'Which unit are these values in?', text: 'The file does not say, or its values do not fit what it says. A unit is never guessed.', next: 'Choose the unit, then the file is read again.' },
    'date-order-unclear': { title: 'Which comes first, day or month?', text: 'The dates can be read both ways, and nothing in the file decides.', next: 'Choose the order, then the file is read again.' },
    'several-people': { title: 'This file holds more than one person', text: 'Values of several people must not be mixed, so none was read.', next: 'Export one person’s readings into a file of their own.' },
    'not-text': { title: 'This is not a table', text: 'An archive, PDF, picture or old workbook (.xls) cannot be read as one, nor can a workbook that is damaged.', next: 'Unpack an archive first. In Excel choose “Save as”, “Excel workbook (.xlsx)” or “CSV UTF-8”. From a PDF nothing can be read: export the data instead of the report.' },
    'too-large': { title: 'This file is too large', text: 'Files over 200 MB are not opened.', next: 'Export fewer days; 90 days of any sensor are under 10 MB.' },
  } satisfies Record<Refusal['reason'], { title: string; text: string; next: string }>,
  exports: {
    clarity: 'This looks like Dexcom’s. In Clarity choose “Export” for the days you need: the CSV file is read, a PDF report is not.',
    libreview: 'This looks like FreeStyle Libre’s. In LibreView choose “Download glucose data” on the page “Glucose history”: that CSV file holds what the sensor stored; scans alone are not enough.',
    carelink: 'This looks like Medtronic’s. In CareLink choose “Reports”, then “Data Export (CSV)”, with the language set to English.',
    tandem: 'This looks like Tandem’s. Export the CSV file of the days you need: the section with “Readings (CGM / BGM)” must be in it, with rows called EGV.',
    glooko: 'This looks like Glooko’s. In its web page choose “Export to CSV”, unpack the archive and read the file whose name begins with “cgm”, not the one of the meter.',
    tidepool: 'This looks like Tidepool’s. In its settings choose “Export my data” as Excel or JSON: the sheet “CGM”, or entries of the type “cbg”, are the sensor’s.',
    appleHealth: 'This looks like Apple Health’s. In Health press your picture, then “Export All Health Data”; unpack the archive and read export.xml. Only sources that store a value at least every half hour count as a sensor.',
    eversense: 'This looks like Eversense’s. Save its table as CSV with two columns, time and sensor glucose, and read that file.',
  } satisfies Record<VendorName, string>,
  answer: 'Read again', units: 'Unit', dateOrder: 'Order of the date',
  orders: { dmy: 'Day first: 25/3/2026', mdy: 'Month first: 3/25/2026' },
  read: {
    title: 'What was read', file: 'File', device: 'Device', unnamed: 'not named in the file', days: 'Days', daysText: '{n}, from {from} to {to}', worn: 'Worn', wornText: '{share}, {n} readings, one every {minutes} min', unit: 'Unit', size: '{n} kB',
  },
  left: {
    title: 'Left out: {n}', none: 'Nothing was left out', why: 'Why', rows: 'Rows',
    reasons: {
      about: 'about the person or the device', alert: 'alerts', calibration: 'calibrations', scan: 'scans: taken when somebody looked', strip: 'finger-stick values', event: 'notes, meals, insulin and other events',
      'device-code': 'codes of the device, not glucose', duplicate: 'the same reading again', 'other-device': 'a second device at the same time', 'no-value': 'without a value', 'no-time': 'without a readable time', 'out-of-range': 'values no sensor shows', other: 'not understood',
    } satisfies Record<Reason, string>,
  },
  period: { title: 'Period', last: 'Last {n} days', all: 'All' },
  few: { title: 'Too little to guide treatment', text: '{days} days, worn {wear}. From 14 days worn 70 % of the time the figures are stable: look at these, but nothing is filled into the form and no dose follows from them.' },
  utc: { title: 'These times are in UTC', text: 'The file gives its times in UTC only. Where local time differs, every hour below is shifted by that much: “at night” may be daytime.' },
  when: {
    future: { title: 'These dates are in the future', text: 'The newest reading is dated {last}, and today is {today}. Check the device’s clock, and that this is the right file, before using any value.' },
    past: { title: 'These readings are old', text: 'The newest reading is dated {last}, more than three months ago. It shows glucose as it was then, before any later change.' },
  },
  headline: { low: 'Too low {below} of the time', fine: '{inRange} in range', rest: 'in range {inRange}, above {above}.' },
  ranges: { title: 'Time in ranges', range: 'Range', share: 'Share', 'very-low': 'very low', low: 'low', 'in-range': 'in range', high: 'high', 'very-high': 'very high', under: 'under {n}', over: 'over {n}' },
  curve: { title: 'One day from {n}', figures: 'mean {mean} · variation {cv} (36 % or less)', median: 'median', band: '25 to 75 %', wide: '5 to 95 %', hour: 'Hour', readings: 'Readings', note: 'Line: median. Bands: 25 to 75 % and, outlined, 5 to 95 %. The target is between the dotted lines.' },
  days: { title: 'Day by day', note: 'same scale, 00 to 24 h; marked where under {low}', drawn: 'The last {n} days are drawn.', day: 'Day', mean: 'Mean', lowAt: 'low at {time}' },
  lows: { title: 'Episodes under {low}: {n}', none: 'No episode under {low}', note: '15 minutes or more; {n} of them under {veryLow}', day: 'Day', time: 'Time', minutes: 'Minutes', lowest: 'Lowest', more: 'and {n} earlier' },
  gmi: {
    title: 'GMI and laboratory HbA1c', gmi: 'GMI {value}', a1c: 'HbA1c {value}', apart: '{value} points apart',
    near: 'They agree within 0.5 points.',
    a1cHigher: 'HbA1c is higher than the sensor’s glucose explains. It can read too high with iron, B12 or folate deficiency, kidney failure, or when glucose was higher in the months before these days.',
    a1cLower: 'HbA1c is lower than the sensor’s glucose explains. It can read too low after blood loss, transfusion or haemolysis, with erythropoietin, haemoglobin variants, advanced kidney disease or pregnancy, or when glucose has risen lately.',
    keep: 'The laboratory value stays in the form. Look for a cause (blood count, ferritin, kidney function) before treating by HbA1c alone.',
    none: 'No HbA1c of the patient’s own is in the form to compare with.', few: 'Compared only from 14 days worn 70 % of the time.',
  },
  fill: { title: 'What it fills into the form', value: 'Value', before: 'Before', after: 'After', empty: 'empty', take: 'Take the values into the form ({n})', same: 'The form already has these values.', done: 'Values used from the file: {n}', doneText: 'They are in the form. Calculate to see what they change.', note: 'The form keeps its old values until you choose.' },
};

export type SensorFileWords = typeof sensorFile;
