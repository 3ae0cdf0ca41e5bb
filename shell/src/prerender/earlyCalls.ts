import type { Lang } from '@yinyom/contracts/constants';
import { LOCALE_TAGS } from '@yinyom/contracts/constants';
import { listMyOrganizations } from '@yinyom/contracts/identity/organizations';
import { getMeta } from '@yinyom/contracts/service/meta';
import { apiSettings, SESSION_KEYS } from '@yinyom/mfe-kit';

/** What any page of a kind asks first, whoever has it. */
const CALLS = { landing: [], auth: [getMeta], inside: [getMeta, listMyOrganizations] } as const;

/**
 * The script by which a document asks for the first answers while the code is still on its way; `takeAnswer` of the kit
 * hands them over. Rows that a page as text has room for (`data-rows-from` of the document, written by the gateway) come
 * before all others, unless the address narrows them. Answers are read to their end at once: left in the line, they would hold
 * a connection and be cut off with the time that an answer may take, before code comes on a very slow line. Not where the operator wants one request at a time.
 */
export const earlyCalls = (kind: keyof typeof CALLS, lang: Lang): string => {
  const calls = CALLS[kind].map(({ path, auth }) => [`${apiSettings.baseUrl}${path}`, auth === 'bearer']);
  return `try {
        const token = localStorage.getItem(${JSON.stringify(SESSION_KEYS.token)}) || null;
        const page = document.documentElement.dataset;
        const organization = localStorage.getItem(${JSON.stringify(SESSION_KEYS.organizationId)});
        const rows = [];
        if (page.rowsFrom && organization && !location.search) {
          page.rowsFrom = page.rowsFrom.replace('{organization}', encodeURIComponent(organization));
          rows.push([page.rowsFrom, true]);
        }
        if (document.querySelector('meta[name="request-gate"]').content !== 'serial')
          for (const [address, own] of [...rows, ...${JSON.stringify(calls)}]) {
            if (own && !token) continue;
            const headers = { 'Accept-Language': ${JSON.stringify(LOCALE_TAGS[lang])} };
            if (own) headers.Authorization = 'Bearer ' + token;
            const answer = fetch(address, { headers, credentials: 'same-origin', signal: AbortSignal.timeout(10000) }).then(
              async (sent) => new Response(await sent.arrayBuffer(), sent),
            );
            answer.catch(() => {});
            (globalThis.earlyAnswers ??= {})[address] = { token: own ? token : null, answer };
          }
      } catch {}`;
};
