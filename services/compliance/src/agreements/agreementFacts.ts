import type { AgreementFact } from '@yinyom/contracts/papers/agreement';
import {
  MAX_SOURCE_NAMES,
  type ProcessorSource,
  type SeenSource,
} from '@yinyom/contracts/papers/processorSources';
import type { AgreementKnown } from './AgreementRecord';

/** Names, and how many there are besides. */
const listed = (names: readonly string[], total: number): string =>
  [...names.slice(0, MAX_SOURCE_NAMES), ...(total > names.length ? [`+${total - names.length}`] : [])].join(
    ', ',
  );

const factOf = (seen: SeenSource): AgreementFact => {
  const names = listed(seen.names, seen.names_total);
  switch (seen.source) {
    case 'scan':
      return {
        sentence: 'host_items',
        values: { host: seen.subject, websites: listed(seen.websites, seen.websites_total), names },
      };
    case 'webhook':
      return { sentence: 'webhook_events', values: { host: seen.subject, names } };
    case 'api_key':
      return { sentence: 'key_scopes', values: { title: seen.title, names } };
  }
};

/** Whether two of them are the same. */
export const isSource =
  ({ source, subject }: ProcessorSource) =>
  (other: ProcessorSource): boolean =>
    other.source === source && other.subject === subject;

/** What the platform knows of a processor's work, for Annexes A and B; what is not seen any more says nothing. Pure. */
export const knownOf = (sources: readonly ProcessorSource[], seen: readonly SeenSource[]): AgreementKnown => {
  const found = sources.flatMap((source) => seen.filter(isSource(source)));
  const has = (kind: SeenSource['source']): boolean => found.some(({ source }) => source === kind);
  return {
    facts: found.map(factOf),
    safeguards: [
      ...(has('webhook') ? (['webhook_signed'] as const) : []),
      ...(has('api_key') ? (['key_limited'] as const) : []),
    ],
  };
};
