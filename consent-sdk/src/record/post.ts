import { deadline } from '../platform/deadline';
import { report } from '../platform/report';
import { toJson } from '../platform/toJson';

/** The server answers within 3 s or the call is repeated later. */
const TIMEOUT = 3000;

/** Sends JSON as text, which needs no preflight; `keepalive` lets a call outlive the page. Null: nobody answered. */
export const post = async (url: string, body: unknown): Promise<Response | null> => {
  try {
    return await fetch(url, {
      method: 'POST',
      body: toJson(body),
      keepalive: true,
      credentials: 'omit',
      signal: deadline(TIMEOUT),
    });
  } catch {
    return null;
  }
};

/** What the server says when it refuses. */
export interface Refusal {
  code?: string;
  message?: string;
}

let told: string | undefined;
/** Says once to whoever put the script there that its host is not the website's: all looks well and nothing is kept. */
export const tellRefusedHost = ({ code, message }: Refusal): void => {
  if (code === 'origin_not_allowed' && !told) report((told = message));
};
