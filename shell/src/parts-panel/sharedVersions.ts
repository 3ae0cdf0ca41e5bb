/** A module that parts of the page share. */
export interface SharedVersion {
  name: string;
  version: string;
  /** Container name of whoever brought it. */
  from: string;
}

type ShareScope = Record<
  string,
  Record<string, { from?: string; useIn?: readonly string[]; loaded?: unknown; lib?: unknown }>
>;

const inScope = (scope: ShareScope): SharedVersion[] =>
  Object.entries(scope).flatMap(([name, versions]) =>
    Object.entries(versions)
      .filter(([, { lib, loaded }]) => Boolean(lib ?? loaded))
      .map(([version, { from = '' }]) => ({ name, version, from })),
  );

/** What is shared on this page and who provided it; nothing where no remote was loaded. */
export const sharedVersions = async (): Promise<SharedVersion[]> => {
  if (!globalThis._FEDERATION_RUNTIME_CORE) return [];
  const { host } = await import(/* webpackChunkName: 'federation' */ '../federation/host');
  return inScope((host.shareScopeMap['default'] ?? {}) as ShareScope).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
};
