/** Whether the page is as narrow as a phone's; false where nothing is drawn. */
export const isPhone = (): boolean => typeof matchMedia === 'function' && matchMedia('(width < 640px)').matches;
