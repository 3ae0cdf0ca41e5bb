import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import { RECEIPT_HEADER } from '@yinyom/contracts/consents/ownRecord';
import type { DemoUser } from './demo';
import { until } from './until';

interface Row {
  id: string;
  method: string;
  language: string;
  client_time: string;
  categories: { id: string; type: number; granted: boolean }[];
}
interface Decision {
  event_id: string;
  client_id: string;
  config_token: string;
  categories: Record<string, boolean>;
  method: 'banner_accept' | 'banner_decline' | 'modal_confirm';
  language: 'th' | 'en';
  client_time: string;
  gpc: boolean;
}

/** What a visitor's browser keeps of a decision. */
interface Receipt {
  consent_id: string;
  client_id: string;
  receipt: string;
}

/** Only these can be chosen: necessary ones need no consent, unclassified ones cannot get any. */
const isOpen = ({ type }: { type: number }) =>
  type !== CATEGORY_TYPES.necessary && type !== CATEGORY_TYPES.unclassified;

const oneOf = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T;

/** How a product that may be ill is reached: what its `ready` line said, and its address. */
interface Product {
  url: string;
  port: number;
  ready: () => string;
  /** The website that they decide on, where there is more than one. */
  live?: string | undefined;
}

/** The answer of a product that has found its database again; a slow machine is asked once more. */
const answerOf = async (address: string, init?: RequestInit): Promise<Response> => {
  for (;;) {
    const response = await fetch(address, init);
    if (response.status !== 503) return response;
    await response.text();
  }
};

/**
 * Visitors of the demo website who decide one after the other. What nobody answers is sent again, as the script does, and
 * what was acknowledged must be in the log afterwards: once, and as it was decided.
 */
export const visitorsOf = ({ url, port, ready, live }: Product) => {
  const api = `${url}/api/v1`;
  const clients = Array.from({ length: 30 }, () => randomUUID());
  /** Decisions by the consent id that they were acknowledged with. */
  const acknowledged = new Map<string, Decision>();
  const unanswered: Decision[] = [];
  let refused = 0;
  let failed = 0;
  const site = { id: '', key: '', token: '', optional: [] as string[] };

  const logIn = async () => {
    const { demo } = JSON.parse(ready()) as { demo: DemoUser };
    const answer = await answerOf(`${api}/guest/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: demo.email, password: demo.password }),
    });
    const { token } = (await answer.json()) as { token: string };
    return async <T>(address: string): Promise<T> => {
      const response = await answerOf(`${api}${address}`, { headers: { authorization: `Bearer ${token}` } });
      if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
      return (await response.json()) as T;
    };
  };

  const newDecision = (): Decision => ({
    event_id: randomUUID(),
    client_id: oneOf(clients),
    config_token: site.token,
    categories: Object.fromEntries(site.optional.map((id) => [id, Math.random() < 0.5])),
    method: oneOf(['banner_accept', 'banner_decline', 'modal_confirm']),
    language: oneOf(['th', 'en']),
    client_time: new Date(Date.now() - Math.floor(Math.random() * 1e7)).toISOString(),
    gpc: false,
  });

  const send = async (decision: Decision): Promise<Receipt> => {
    const response = await fetch(`${api}/public/sites/${site.key}/consents`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: `http://demo.localhost:${port}` },
      body: JSON.stringify(decision),
    });
    if (!response.ok) {
      refused += 1;
      throw new Error(`answered ${response.status}: ${await response.text()}`);
    }
    const receipt = (await response.json()) as Receipt;
    acknowledged.set(receipt.consent_id, decision);
    return receipt;
  };

  const logOf = async (ask: <T>(address: string) => Promise<T>): Promise<Row[]> => {
    const rows: Row[] = [];
    for (let cursor = ''; ;) {
      const page = await ask<{ entities: Row[]; next_cursor: string | null }>(
        `/consentLogs?application_id=${site.id}&limit=200${cursor && `&cursor=${cursor}`}`,
      );
      rows.push(...page.entities);
      if (page.next_cursor === null) return rows;
      cursor = page.next_cursor;
    }
  };

  return {
    /** How many decisions were acknowledged. */
    acknowledged: () => acknowledged.size,
    /** How many answers were a refusal; a process that is gone gives none. */
    refused: () => refused,

    /** How many decisions got no good answer at a try, whyever. */
    failed: () => failed,

    /** Looks at the website before anybody decides. */
    arrive: async () => {
      const ask = await logIn();
      const { entities } = await ask<{ entities: { id: string; site_key: string }[] }>('/me/applications');
      const application = entities.find(({ id }) => live === undefined || id === live);
      Object.assign(site, { id: application?.id, key: application?.site_key });
      const config = (await (await fetch(`${api}/public/sites/${site.key}/config`)).json()) as {
        config_token: string;
        categories: { id: string; type: number }[];
      };
      site.token = config.config_token;
      site.optional = config.categories.filter(isOpen).map(({ id }) => id);
    },

    /** Ids of what was acknowledged so far. */
    acknowledgedIds: (): string[] => [...acknowledged.keys()],

    /** One visitor whom nobody knows decides once. */
    decideOnce: (): Promise<Receipt> => send({ ...newDecision(), client_id: randomUUID() }),

    /** What an owner hands on as proof of one decision. */
    proofOf: async (consentId: string): Promise<unknown> => (await logIn())(`/consents/${consentId}/proof`),

    /** The visitor with a receipt has the own identifiers erased, and sees what is left of the record. */
    erase: async ({ consent_id, receipt }: Receipt): Promise<unknown> => {
      const response = await fetch(`${api}/public/sites/${site.key}/consents/${consent_id}/identifiers`, {
        method: 'DELETE',
        headers: { [RECEIPT_HEADER]: receipt },
      });
      return response.json();
    },
    ownRecord: async ({ consent_id, receipt }: Receipt): Promise<unknown> => {
      const response = await fetch(`${api}/public/sites/${site.key}/consents/${consent_id}`, {
        headers: { [RECEIPT_HEADER]: receipt },
      });
      return response.json();
    },

    /** So many visitors decide until it is over, each as often as it can, or with a pause in between (milliseconds). */
    decide: (visitors: number, isOver: () => boolean, pause = 0): Promise<unknown> =>
      Promise.all(
        Array.from({ length: visitors }, async () => {
          while (!isOver()) {
            if (pause > 0) await setTimeout(pause);
            const decision = unanswered.pop() ?? newDecision();
            try {
              await send(decision);
            } catch {
              failed += 1;
              unanswered.push(decision);
            }
          }
        }),
      ),

    /** Sends until it is answered what nobody has answered so far. */
    sendAgain: async () => {
      for (const decision of unanswered.splice(0)) {
        const sent = () =>
          send(decision).then(
            () => true,
            () => false,
          );
        await until(sent, 'a decision that nobody answered is acknowledged');
      }
    },

    /**
     * Compares the log, its chain and its figures with what was acknowledged. Answers the number of decisions.
     * @param needed ids that must be there, where what came later may be missing
     */
    expectKept: async (needed?: readonly string[]): Promise<number> => {
      const ask = await logIn();
      const rows = await logOf(ask);
      const stored = new Map(rows.map((row) => [row.id, row]));
      expect(stored.size).toBe(rows.length);
      expect([...stored.keys()].filter((id) => !acknowledged.has(id))).toEqual([]);
      expect((needed ?? [...acknowledged.keys()]).filter((id) => !stored.has(id))).toEqual([]);
      for (const [id, { method, language, client_time, categories }] of acknowledged) {
        const row = stored.get(id);
        if (needed && !row) continue;
        expect(row).toMatchObject({ method, language, client_time });
        const chosen = row?.categories.filter(isOpen);
        expect(Object.fromEntries(chosen?.map((one) => [one.id, one.granted]) ?? [])).toEqual(categories);
      }
      const verdict = await ask<object>(`/consentLogs/verify?application_id=${site.id}`);
      expect(verdict).toMatchObject({ ok: true, checked: rows.length });
      const daily = await ask<{ totals: { total: number; unique_clients: number } }>(
        `/consentLogs/dailyReport?application_id=${site.id}`,
      );
      expect(daily.totals).toMatchObject({ total: rows.length });
      const current = await ask<{ total: number }>(`/consents?application_id=${site.id}&with_total=1`);
      expect(current.total).toBe(daily.totals.unique_clients);
      return rows.length;
    },
  };
};
