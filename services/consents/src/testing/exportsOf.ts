import { until } from '@yinyom/testing/until';
import type { Answer, RunningConsents } from './startConsents';
import type { TestSite } from './standIns';

interface Place {
  consents: Pick<RunningConsents, 'call'>;
  site: TestSite;
  /** Who orders where a test names nobody else. */
  user: string;
}

/** The text of a finished export, also when it is JSON. */
export const textOf = ({ body }: Answer): string => (typeof body === 'string' ? body : JSON.stringify(body));

/** Orders files of a website, waits for them and fetches them. */
export const exportsOf = (place: () => Place) => {
  const order = (
    given: object,
    user = place().user,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const { consents, site } = place();
    const body = { application_id: site.application_id, ...given };
    return consents.call('/exports', { method: 'POST', body, user, headers });
  };
  const ready = async (id: string, user = place().user): Promise<Answer> => {
    const look = () => place().consents.call(`/exports/${id}`, { user });
    let answer = await look();
    await until(async () => {
      if (answer.body.status === 'failed') throw new Error('the export failed');
      if (answer.body.status === 'ready') return true;
      answer = await look();
      return false;
    }, 'the export is ready');
    return answer;
  };
  const download = (id: string, user = place().user, headers: Record<string, string> = {}) =>
    place().consents.call(`/exports/${id}/download`, { user, headers });
  const made = async (given: object): Promise<{ id: string; text: string; job: Record<string, unknown> }> => {
    const { id } = (await order(given)).body as { id: string };
    const { body: job } = await ready(id);
    return { id, job, text: textOf(await download(id)) };
  };
  return { order, ready, download, made };
};
