export const bootScript: string;
