import type { TimelineEntry } from '@yinyom/contracts/requests/subjectRequest';
import type { AnswerFile } from '@yinyom/contracts/requests/requestFile';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import { createStores } from '../createStores';
import { createSeals } from '../register/seals';
import { createDeleteAnswerFiles } from '../upkeep/deleteAnswerFiles';
import { servePages } from './formPages';
import { bodyOf } from './sampleFiles';
import { OFFICER, startCompliance } from './startCompliance';

/** The service with answers that have files, its pages, and a clock that a test moves. */
export const startAnswers = async (ring: KeyRing) => {
  let now = new Date('2026-11-20T03:00:00Z');
  const compliance = await startCompliance({ now: () => now, ring });
  const pages = servePages(compliance);
  const { officer, connection, identity } = compliance;
  const stored = () => connection.collection('answer_files');
  const whole = async (id: string) => (await officer('GET', `/requests/${id}`)).body;
  let people = 0;
  /** Each person has a mailbox of their own: it gets a few codes a day. */
  const enter = (changes: Record<string, unknown> = {}) =>
    compliance.enter({ person: { name: 'P', email: `p${(people += 1)}@example.com` }, ...changes });
  const upload = async (id: string, files: readonly Buffer[], user = OFFICER) => {
    const answer = await fetch(`${compliance.url}/requests/${id}/answer-files`, {
      method: 'POST',
      headers: { authorization: `Bearer ${compliance.tokenFor(user, `session-of-${user}`)}` },
      body: bodyOf(files),
    });
    return { status: answer.status, body: (await answer.json()) as { files: AnswerFile[]; code?: string } };
  };
  const answer = (id: string, etag: string, answer_files: readonly string[]) =>
    officer(
      'POST',
      `/requests/${id}/answer`,
      { letter_text: 'Here it is.', language: 'en', with_processing: false, answer_files },
      { 'if-match': etag },
    );
  const send = (address: string, fields: Record<string, string>) =>
    fetch(`${pages.origin}${address}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  return {
    compliance,
    origin: pages.origin,
    now: () => now,
    later: (ms: number): void => {
      now = new Date(now.getTime() + ms);
    },
    stored,
    kept: (id: string) => stored().countDocuments({ request_id: id }),
    whole,
    historyOf: async (id: string, kind: string): Promise<TimelineEntry[]> =>
      (await whole(id)).timeline.filter((entry: TimelineEntry) => entry.kind === kind),
    upkeep: () =>
      createDeleteAnswerFiles({
        ...createStores(connection),
        seals: createSeals(ring),
        now: () => now,
      })(),
    enter,
    upload,
    answer,
    /** An answer with files. */
    answered: async (files: readonly Buffer[]) => {
      const { id, etag, number } = await enter();
      const { body } = await upload(id, files);
      const ids = body.files.map((file) => file.id);
      const { status } = await answer(id, etag, ids);
      if (status !== 200) throw new Error(`the answer was refused: ${status}`);
      return { id, number, ids, link: identity.requestAnswers.at(-1)?.link ?? '' };
    },
    send,
    /** Opens an answer with its code. @returns the page, and what its buttons send */
    open: async (link: string, lang = 'en') => {
      const address = `${new URL(link).pathname}?lang=${lang}`;
      await send(address, {});
      const code = identity.requestCodes.at(-1)?.digits ?? '';
      const text = await (await send(address, { code })).text();
      const actions = [...text.matchAll(/action="([^"]+files[^"]+)"/g)].map(([, action = '']) => action);
      return { text, actions, ticket: /name="ticket" value="([^"]+)"/.exec(text)?.[1] ?? '' };
    },
    close: async (): Promise<void> => {
      pages.close();
      await compliance.close();
    },
  };
};
export type Answers = Awaited<ReturnType<typeof startAnswers>>;
