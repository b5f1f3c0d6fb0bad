import { isFromOwnPage } from './own-page.ts';
import { settings } from './settings.ts';

/** Does a writing request come from our own pages, under the address that is set? */
export const sameOrigin = (request: Pick<Request, 'headers'>): boolean => isFromOwnPage(request, settings.siteUrl);
