/** What is looked at of a call's definition; RTK Query's own type names every option there is. */
interface Definition {
  extraOptions?: unknown;
  providesTags?: unknown;
  invalidatesTags?: unknown;
}
type Definitions = Record<string, Definition>;
type Inject = (options: {
  endpoints: (build: never) => Definitions;
  overrideExisting?: boolean | 'throw';
}) => unknown;
interface Api {
  injectEndpoints: Inject;
  enhanceEndpoints: (change: { endpoints: Record<string, (definition: Definition) => void> }) => unknown;
}

/** The call of the contract that a definition is of; `contractQuery` and its likes note it. */
export const noteCall = (name: string): { contract_call: string } => ({ contract_call: name });

const callOf = ({ extraOptions }: Definition): string | undefined =>
  (extraOptions as { contract_call?: string } | undefined)?.contract_call;

type Tags = readonly unknown[] | ((...given: unknown[]) => readonly unknown[]);

const joined = (one: unknown, other: unknown): unknown => {
  if (one === undefined || other === undefined || one === other) return one ?? other;
  if (Array.isArray(one) && Array.isArray(other)) return [...new Set<unknown>([...one, ...other])];
  return (...given: unknown[]) =>
    [one as Tags, other as Tags].flatMap((tags) => (typeof tags === 'function' ? tags(...given) : tags));
};

/**
 * The page has one API for all parts, so a name is one call for all of them. Whoever injects a name that is another call
 * already is refused: it would be given the other's answers. Whoever injects the same call under the same name shares it, and its tags
 * count beside those of who came first; RTK Query by itself drops them without a word.
 */
export const guardCalls = (given: unknown): void => {
  const api = given as Api;
  const inject = api.injectEndpoints.bind(api);
  const known = new Map<string, string | undefined>();
  api.injectEndpoints = ({ endpoints, ...options }) => {
    const again: Definitions = {};
    const answer = inject({
      ...options,
      endpoints: (build) => {
        const definitions = endpoints(build);
        for (const [name, definition] of Object.entries(definitions)) {
          const call = callOf(definition);
          if (!known.has(name)) known.set(name, call);
          else if (known.get(name) !== call)
            throw new Error(
              `"${name}" is the call ${known.get(name) ?? '(not of the contract)'} of another part of this page; give ${call ?? 'yours'} another name.`,
            );
          else again[name] = definition;
        }
        if (options.overrideExisting) return definitions;
        return Object.fromEntries(Object.entries(definitions).filter(([name]) => !(name in again)));
      },
    });
    const changes = Object.entries(again).map(([name, { providesTags, invalidatesTags }]) => [
      name,
      (first: Definition) => {
        if (providesTags !== undefined) first.providesTags = joined(first.providesTags, providesTags);
        if (invalidatesTags !== undefined)
          first.invalidatesTags = joined(first.invalidatesTags, invalidatesTags);
      },
    ]);
    if (changes.length > 0) api.enhanceEndpoints({ endpoints: Object.fromEntries(changes) as never });
    return answer;
  };
};
