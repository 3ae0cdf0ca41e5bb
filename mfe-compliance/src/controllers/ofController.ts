import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { downloadFile as download, type Downloaded, type RequestDescription } from '@yinyom/mfe-kit';
import { chosenController } from './chosenController';

/** Calls below the organization are about papers of a controller. */
const OF_ORGANIZATION = '/organizations/:id/';
const asksController = ({ path }: AnyEndpoint): boolean => path.startsWith(OF_ORGANIZATION);

/** A call about the papers that the tab shows. Calls that name a record by its id stay as they are. */
export const withController = (call: RequestDescription): RequestDescription => {
  const controller = chosenController();
  return controller === null || !asksController(call.endpoint)
    ? call
    : { ...call, query: { ...call.query, controller } };
};

/** Fields in one order, so that equal calls have one key. */
const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
    : value;

/** Answers about papers of one controller are kept apart from those of others. */
const serializeQueryArgs = ({
  endpointName,
  queryArgs,
}: {
  endpointName: string;
  queryArgs: unknown;
}): string => `${endpointName}(${JSON.stringify(queryArgs, sorted)})${chosenController() ?? ''}`;

interface Definition {
  query: (given: never) => RequestDescription;
}
type Build = Record<'query' | 'mutation' | 'infiniteQuery', (definition: never) => unknown>;

/** Calls that are declared so are about the papers of the controller that is chosen when they are sent. */
export const ofController =
  <B, R>(declare: (build: B) => R) =>
  (given: B): R => {
    const build = given as unknown as Build;
    const declaring = (kind: keyof Build, more: object) => (definition: Definition) =>
      build[kind]({
        ...definition,
        query: (asked: never) => withController(definition.query(asked)),
        ...more,
      } as never);
    return declare({
      query: declaring('query', { serializeQueryArgs }),
      infiniteQuery: declaring('infiniteQuery', { serializeQueryArgs }),
      mutation: declaring('mutation', {}),
    } as unknown as B);
  };

/** A file of the papers that the tab shows. */
export const downloadFile = (call: RequestDescription): Promise<Downloaded> => download(withController(call));
