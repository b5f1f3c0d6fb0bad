declare namespace App {
  interface Locals {
    /** Who is signed in. Set for pages rendered on demand; API calls find their user in `_endpoint.ts`. */
    user: import('./api/contract.ts').User | null;
    locale: 'en' | 'ar';
    /** From our own server: trusted address of the client, and the id its log line carries. */
    clientAddress?: string;
    requestId?: string;
    /** Minutes without use after which a page locks; set for pages rendered on demand. */
    idleLockMinutes?: number;
    /** Whether there is a hospital's own sign-in; set for pages rendered on demand. */
    hospital?: 'there' | 'none';
    /** Names of the record systems that may be asked, as JSON, and whether one has sent this browser here; set for pages rendered on demand. */
    recordSystems?: string;
    fromRecord?: boolean;
    /** For the operator's page alone, and only for who may see it. */
    figures?: import('./components/operator/figures.ts').Figures;
  }
}

interface ImportMetaEnv {
  /** Which sources this build was made of (tools/build/build.mjs). */
  readonly BUILT_FROM: string;
  /** Whether pages measure themselves in people's browsers (FIELD_MEASUREMENTS). */
  readonly FIELD: boolean;
}

declare namespace Astro {
  interface ClientDirectives {
    /** Takes over after the page's first frame (src/islands/shared/painted.ts). */
    'client:painted'?: boolean;
  }
}

interface WindowEventMap {
  /** What comes ahead of a part, or the part itself, could not be fetched. */
  'vite:preloadError': Event & { readonly payload: Error };
}
