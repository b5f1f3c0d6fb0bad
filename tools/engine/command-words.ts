import { workbench as ar } from '../../src/content/ui/ar/workbench.ts';
import { workbench as en } from '../../src/content/ui/en/workbench.ts';
import type { Locale } from '../../src/engine/kit/words/pattern.ts';

const chartsUsage = 'diabetes-journey-engine check-charts FOLDER [--rows FILE.csv] [--on 2026-11-25] [--lang en|ar]';
const usage = 'diabetes-journey-engine CALCULATOR --input patient.json [--lang en|ar] [--text|--json|--fhir]';

const english = {
  help: `${usage}

Computes one of the calculators for the inputs in a JSON file (- reads standard input) and prints
  --text  the report as plain text, with the plan (the default)
  --json  results, worksheet, guards and plan
  --fhir  a bundle of FHIR R4
Problems go to standard error with exit status 1. Calculators: {tools}.

{chartsUsage}
Judges every patient of a folder: FHIR R4 in .json files and bulk exports (.ndjson), and tables in .csv files, one patient a row.
A table's first row names facts, as a1c, HbA1c or a1c (mmol/mol); the column on or date is the day of the row's values.
  --rows  a row for each patient, in the order of the folder, as CSV
  --on    the day to judge them on (today)`,
  noTool: 'Say which calculator: {tools}.',
  unknownTool: 'There is no calculator “{tool}”. Known: {tools}.',
  unknownOption: '“{option}” is not understood. Usage: {usage}',
  severalForms: 'Choose one of --text, --json and --fhir.',
  unknownLanguage: 'There is no language “{lang}”. Known: en, ar.',
  noInput: 'Say which file holds the inputs: --input patient.json',
  unreadable: '{file} cannot be read ({code}).',
  notJson: '{file} holds no JSON.',
  unknownField: 'The field “{path}” is not known here.',
  rules: 'rules {version}',
  noFolder: 'Say which folder holds the charts.',
  noCharts: '{folder} holds no .json, .ndjson or .csv file.',
  noDay: '“{day}” is no day such as 2026-11-25.',
  unwritable: '{file} cannot be written ({code}).',
  charts: {
    title: 'Charts: {charts} · judged: {judged} · rules {version} · {on}',
    plans: 'Lines of a plan: half have at most {half}, nine in ten at most {most}',
    emergencies: 'Sent to hospital today: {n}',
    unchanged: 'Medicines stay as they are: {n}',
    left: 'Values left aside, because they cannot be used or somebody would have to be asked: {left}, of {patients} patients',
    columns: 'Columns read: {facts}',
    otherColumns: 'Columns that are no facts, and were not read: {n}',
    changes: 'What would change in the medicines, patients:',
    others: 'What else would be done, patients:',
    rules: 'Rules that ask for something, patients:',
    notRead: 'Not judged:',
    none: 'none',
    because: {
      unreadable: 'the file cannot be read',
      'not-json': 'no JSON',
      'not-fhir': 'no FHIR R4',
      'several-patients': 'it is not said whose the values are',
      'nothing-found': 'nothing that is asked',
      'nothing-usable': 'no value that can be used',
      deceased: 'has died',
      minor: 'under 18',
      'no-columns': 'a table without a fact in its first row',
    },
  },
  issues: en.issues,
};
type CommandWords = typeof english;

const arabic: CommandWords = {
  help: `${usage}

يحسب إحدى الحاسبات للبيانات المدخلة في ملف JSON (العلامة - تعني القراءة من المدخل القياسي) ثم يطبع:
  --text  التقرير نصًّا عاديًّا مع الخطة (وهو المعتاد)
  --json  النتائج وورقة الحساب وقواعد السلامة والخطة
  --fhir  حزمة FHIR R4
تُكتب المشكلات في مخرج الأخطاء القياسي مع حالة الخروج 1. الحاسبات: {tools}.

{chartsUsage}
يقيّم كل مرضى مجلد: ملفات ‎.json بصيغة FHIR R4 وملفات التصدير ‎.ndjson، وجداول ‎.csv، لكل مريض صف.
يسمّي الصف الأول من الجدول الحقائق، مثل a1c أو HbA1c أو ‎a1c (mmol/mol)‎، والعمود on أو date هو يوم قيم الصف.
  --rows  صف لكل مريض بترتيب المجلد، في ملف CSV
  --on    اليوم الذي يُقيَّمون فيه (اليوم)`,
  noTool: 'حدّد الحاسبة: {tools}.',
  unknownTool: 'لا توجد حاسبة باسم «{tool}». المتاح: {tools}.',
  unknownOption: 'الخيار «{option}» غير مفهوم. الاستعمال: {usage}',
  severalForms: 'اختر واحدًا فقط من ‎--text و‎--json و‎--fhir.',
  unknownLanguage: 'لا توجد لغة باسم «{lang}». المتاح: en وar.',
  noInput: 'حدّد الملف الذي يحوي البيانات: ‎--input patient.json',
  unreadable: 'تعذّرت قراءة الملف {file} ‏({code}).',
  notJson: 'لا يحوي الملف {file} بيانات JSON.',
  unknownField: 'الحقل «{path}» غير معروف هنا.',
  rules: 'إصدار القواعد {version}',
  noFolder: 'حدّد المجلد الذي يحوي الملفات.',
  noCharts: 'لا يحوي {folder} أي ملف ‎.json أو ‎.ndjson أو ‎.csv.',
  noDay: '«{day}» ليس يومًا مثل 2026-11-25.',
  unwritable: 'تعذّرت كتابة الملف {file} ‏({code}).',
  charts: {
    title: 'الملفات: {charts} · المقيَّمة: {judged} · إصدار القواعد {version} · {on}',
    plans: 'أسطر الخطة: لا تتجاوز {half} في نصف الخطط، ولا {most} في تسع من كل عشر',
    emergencies: 'يُحالون إلى المستشفى اليوم: {n}',
    unchanged: 'أدويتهم تبقى كما هي: {n}',
    left: 'قيم لم تُؤخذ، إما لتعذّر استعمالها أو لأن السؤال عنها لازم: {left}، لدى {patients} من المرضى',
    columns: 'الأعمدة المقروءة: {facts}',
    otherColumns: 'أعمدة لا تسمّي حقائق، ولم تُقرأ: {n}',
    changes: 'ما يتغير في الأدوية، بعدد المرضى:',
    others: 'ما يُجرى غير ذلك، بعدد المرضى:',
    rules: 'القواعد التي تطلب شيئًا، بعدد المرضى:',
    notRead: 'لم تُقيَّم:',
    none: 'لا شيء',
    because: {
      unreadable: 'تعذّرت قراءة الملف',
      'not-json': 'ليس JSON',
      'not-fhir': 'ليس FHIR R4',
      'several-patients': 'لا يُذكر لمن تعود القيم',
      'nothing-found': 'لا شيء مما يُسأل عنه',
      'nothing-usable': 'لا قيمة صالحة للاستعمال',
      deceased: 'متوفى',
      minor: 'دون 18 سنة',
      'no-columns': 'جدول لا يسمّي صفه الأول أي حقيقة',
    },
  },
  issues: ar.issues,
};

export const commandWords: Readonly<Record<Locale, CommandWords>> = { en: english, ar: arabic };
export { chartsUsage, usage };
