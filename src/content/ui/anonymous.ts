/** Somebody who came in without giving a name, where the language is not that of the stored label. */
export const anonymous = { ar: 'مستخدم بلا اسم' } as const;
