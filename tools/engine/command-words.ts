import { workbench as ar } from '../../src/content/ui/ar/workbench.ts';
import { workbench as en } from '../../src/content/ui/en/workbench.ts';
import type { Locale } from '../../src/engine/kit/words/pattern.ts';

const usage = 'diabetes-journey-engine CALCULATOR --input patient.json [--lang en|ar] [--text|--json|--fhir]';

const english = {
  help: `${usage}

Computes one of the calculators for the inputs in a JSON file (- reads standard input) and prints
  --text  the report as plain text, with the plan (the default)
  --json  results, worksheet, guards and plan
  --fhir  a bundle of FHIR R4
Problems go to standard error with exit status 1. Calculators: {tools}.`,
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
  issues: en.issues,
};
type CommandWords = typeof english;

const arabic: CommandWords = {
  help: `${usage}

يحسب إحدى الحاسبات للبيانات المدخلة في ملف JSON (العلامة - تعني القراءة من المدخل القياسي) ثم يطبع:
  --text  التقرير نصًّا عاديًّا مع الخطة (وهو المعتاد)
  --json  النتائج وورقة الحساب وقواعد السلامة والخطة
  --fhir  حزمة FHIR R4
تُكتب المشكلات في مخرج الأخطاء القياسي مع حالة الخروج 1. الحاسبات: {tools}.`,
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
  issues: ar.issues,
};

export const commandWords: Readonly<Record<Locale, CommandWords>> = { en: english, ar: arabic };
export { usage };
