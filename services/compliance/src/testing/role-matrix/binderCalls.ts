import { until } from '@yinyom/testing/until';
import { OURS } from '@yinyom/testing/identityStandIn';
import type { AreaOf } from './MatrixArea';

const BINDER = {
  from: '2026-07-01',
  until: '2026-09-30',
  applications: null,
  papers: ['training'],
  languages: 'th',
};

/** Binders for inspections. */
export const binderCalls: AreaOf = ({ officer }) => {
  /** A binder of ours that is ready: the same for all, until one deletes it. */
  const ours = async (): Promise<string> => {
    const { body } = await officer('POST', `/organizations/${OURS}/binders`, BINDER);
    const stateOf = async () => (await officer('GET', `/binders/${body.id}`)).body.state;
    await until(async () => (await stateOf()) === 'ready', 'the binder is made');
    return body.id;
  };
  return {
    bodies: {
      listBinders: undefined,
      listDeletedWebsites: undefined,
      getBinder: undefined,
      deleteBinder: undefined,
      downloadBinder: undefined,
      createBinder: BINDER,
    },
    about: async ({ endpoint: { name, path } }) => {
      if (name === 'listDeletedWebsites') return { query: '?from=2026-07-01&until=2026-09-30' };
      return path.startsWith('/binders') ? { params: { id: await ours() } } : {};
    },
  };
};
