import type * as z from 'zod/mini';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';

/** What a scan found, as the scanner tells it. */
export type Findings = z.output<(typeof websitesInternal)['recordFoundCookies']['input']>;
export type FoundCookie = Findings['items'][number];
