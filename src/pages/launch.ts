import type { APIRoute } from 'astro';
import { settings } from '../api/settings.ts';

export const prerender = false;

/** Where record systems launch the visit (SMART App Launch); the call behind it has the memory that a launch needs. */
export const GET: APIRoute = ({ url: { searchParams } }) => {
  if (settings.recordSystems.length === 0) return new Response(null, { status: 404 });
  const asked = new URLSearchParams(
    ['iss', 'launch'].flatMap((name) => {
      const value = searchParams.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return new Response(null, { status: 303, headers: { location: `/api/smart/launch?${asked}` } });
};
