import {
  MAX_INCIDENT_CLOCKS,
  MAX_WATCHED_REQUESTS,
  type complianceInternal,
} from '@yinyom/contracts/internal/compliance';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { MAX_AGREEMENTS } from '@yinyom/contracts/papers/agreementTerms';
import { MAX_INSPECTION_LETTERS } from '@yinyom/contracts/papers/inspectionLetter';
import { groupOf, organizationOf } from './controllerKey';
import type { Controllers } from './createControllers';

type Clocks = Omit<InternalHandlers<typeof complianceInternal>, 'listEvents' | 'forgetEvents'>;

const byDay =
  <K extends string>(name: K) =>
  (a: Record<K, string>, b: Record<K, string>): number =>
    a[name].localeCompare(b[name]);

interface Client {
  group_id: string;
  name: string;
}

/** A number, or a name, with the client whose it is: each client's numbers begin at one. */
const withClient = (text: string, client: Client | null): string =>
  client === null ? text : `${text} · ${client.name}`;

/** What is found of a client says whose it is. */
const marked = <F extends object>(found: F[], controller: Client | null): F[] =>
  controller === null ? found : found.map((one) => ({ ...one, controller }));
const numbered = <N extends { number: string }>(found: N[], client: Client | null): N[] =>
  marked(found, client).map((one) => ({ ...one, number: withClient(one.number, client) }));

/** What alerts of an organization ask: about its own papers and those of all its clients together. */
export const clocksOfControllers = (clocks: Clocks, { owners }: Pick<Controllers, 'owners'>): Clocks => {
  const ofAll = async <I extends { organization_id: string }, O>(
    input: I,
    ask: (input: I) => Promise<O>,
    named: (found: O, client: Client | null) => O,
  ): Promise<O[]> => {
    const all = await owners(input.organization_id);
    return Promise.all(
      all.map(async ({ key, name }) => {
        const group_id = groupOf(key);
        const client = group_id === null ? null : { group_id, name: name ?? '' };
        return named(await ask({ ...input, organization_id: key }), client);
      }),
    );
  };

  return {
    watchPapers: async (input) =>
      (await ofAll(input, clocks.watchPapers, marked)).flat().sort(byDay('due_at')),
    watchRequests: async (input) => {
      const found = await ofAll(input, clocks.watchRequests, (lists, client) => ({
        due_soon: numbered(lists.due_soon, client),
        overdue: numbered(lists.overdue, client),
        unassigned: numbered(lists.unassigned, client),
      }));
      const together = (name: 'due_soon' | 'overdue' | 'unassigned') =>
        found
          .flatMap((one) => one[name])
          .sort(byDay('due_at'))
          .slice(0, MAX_WATCHED_REQUESTS);
      return {
        due_soon: together('due_soon'),
        overdue: together('overdue'),
        unassigned: together('unassigned'),
      };
    },
    incidentClocks: async (input) =>
      (await ofAll(input, clocks.incidentClocks, numbered))
        .flat()
        .sort(byDay('due_at'))
        .slice(0, MAX_INCIDENT_CLOCKS),
    incidentOrganizations: async (input) => {
      const { organization_ids } = await clocks.incidentOrganizations(input);
      return { organization_ids: [...new Set(organization_ids.map(organizationOf))] };
    },
    watchInspectionLetters: async (input) =>
      (await ofAll(input, clocks.watchInspectionLetters, marked))
        .flat()
        .sort(byDay('due_date'))
        .slice(0, MAX_INSPECTION_LETTERS),
    dueAgreements: async (input) =>
      (
        await ofAll(input, clocks.dueAgreements, (found, client) =>
          marked(found, client).map((one) => ({
            ...one,
            processor_name: withClient(one.processor_name, client),
          })),
        )
      )
        .flat()
        .sort(byDay('review_at'))
        .slice(0, MAX_AGREEMENTS),
  };
};
