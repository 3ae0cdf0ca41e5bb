import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { timestamp } from '../fields';
import type { ListedRelease } from './RemotesList';

/** How long an address of a preview works at the most, in hours. */
export const MOST_PREVIEW_HOURS = 168;
/** Files of a build that is previewed are below it, behind a token of their own. */
export const PREVIEW_FILES_PATH = '/mfe/previews';

/** Claims and signature, both base64url. */
const TOKEN = /^[\w-]{20,400}\.[\w-]{80,100}$/;
const IN_ADDRESS = /^(mfe(?:_[a-z0-9]+)+)@([\w-]{20,400}\.[\w-]{80,100})$/;

/** Name and token as the parameter `yinyom` of an address has them. */
export const previewParameter = (name: string, token: string): string => `${name}@${token}`;

/** What the parameter `yinyom` of an address says of a preview; null for everything else. */
export const previewIn = (parameter: string | null): { name: string; token: string } | null => {
  const [, name, token] = IN_ADDRESS.exec(parameter ?? '') ?? [];
  return name && token ? { name, token } : null;
};

/**
 * The release of a build that is not out yet, for a signed-in member of the organization that its team made the preview for. Answered by
 * the gateway, which signs it. An address that ended, that was changed, or that is for another organization is not there (404).
 */
export const openPreview = endpoint({
  name: 'openPreview',
  service: 'releases',
  method: 'GET',
  path: '/mf/previews/:preview_token',
  auth: 'bearer',
  role: ROLES.viewer,
  summary: 'A build of a part of the console before its release, for members of one organization',
  params: z.object({ preview_token: z.string().check(z.regex(TOKEN, 'not_found')) }),
  answer: z.object({
    /** As a row of `/mf/remotes.json`; the page checks its signature. */
    release: z.custom<ListedRelease>(),
    ends_at: timestamp,
  }),
});
