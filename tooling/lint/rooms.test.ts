import { serviceNames } from '../workspaces.cjs';
import { manifestOf, rooms } from './sources';

const SERVICE = ['contracts', 'service-kit'];
const BROWSER = ['contracts', 'mfe-kit', 'ui'];
/** Every remote alike, so that a new one is in no list. */
const REMOTE = [...BROWSER, 'notice', 'texts'];

/** What owners of websites install for their framework. */
const WEBSITE = ['choice', 'types'];

/** Which of our rooms each room may depend on (docs/architecture.md). Test-only needs stand in devDependencies. */
const MAY_DEPEND_ON: Record<string, string[]> = {
  'packages/backup': ['contracts', 'embedded-mongo'],
  'packages/build-remote': [],
  'packages/cli': ['backup', 'client', 'contracts', 'texts'],
  'packages/client': ['contracts'],
  'packages/contracts': [],
  'packages/embedded-mongo': [],
  'packages/mfe-kit': ['contracts', 'texts', 'ui'],
  'packages/mcp': ['cli', 'client', 'contracts', 'texts'],
  'packages/notice': ['contracts', 'texts'],
  'packages/release-store': SERVICE,
  'packages/texts': ['contracts'],
  'packages/ui': ['contracts'],
  'packages/service-kit': ['contracts', 'texts'],
  'packages/testing': ['contracts', 'service-kit', 'embedded-mongo', 'mfe-kit', 'ui'],
  'packages/verify': [],
  'packages/types': [],
  'packages/choice': ['types'],
  'packages/react': WEBSITE,
  'packages/vue': WEBSITE,
  'packages/svelte': WEBSITE,
  'packages/angular': WEBSITE,
  'packages/webcomponents': ['choice'],
  'packages/server': [],
  'packages/next': ['react', 'server'],
  'services/identity': [...SERVICE, 'texts'],
  'services/websites': [...SERVICE, 'notice', 'texts'],
  'services/consents': [...SERVICE, 'notice', 'texts', 'verify'],
  'services/scanner': [...SERVICE, 'texts'],
  'services/releases': [...SERVICE, 'release-store'],
  'services/notify': SERVICE,
  'services/compliance': [...SERVICE, 'texts'],
  'api-gateway': [...[...SERVICE, 'release-store', 'texts'], ...serviceNames()],
  'consent-sdk': [],
  shell: [...BROWSER, 'texts'],
  tooling: ['contracts', 'release-store', 'texts'],
  e2e: ['contracts', 'release-store', 'service-kit', 'testing', 'texts'],
  bench: [],
};

it.each(rooms)('%s depends only on the rooms it may know', (room) => {
  const { dependencies = {} } = manifestOf(room);
  const ours = Object.keys(dependencies).filter((name) => name.startsWith('@yinyom/'));
  const allowed = (room.startsWith('mfe-') ? REMOTE : (MAY_DEPEND_ON[room] ?? [])).map(
    (name) => `@yinyom/${name}`,
  );
  expect(ours.filter((name) => !allowed.includes(name))).toEqual([]);
});

it('every dependency is pinned to one exact version for the whole platform', () => {
  const versions = new Map<string, Set<string>>();
  for (const room of [...rooms, '.']) {
    const { dependencies, devDependencies, optionalDependencies } = manifestOf(room);
    for (const kind of [dependencies, devDependencies, optionalDependencies])
      for (const [name, version] of Object.entries(kind ?? {}))
        versions.set(name, (versions.get(name) ?? new Set()).add(version));
  }
  const loose = [...versions].filter(([, set]) =>
    [...set].some((version) => !/^(?:npm:[\w/@-]+@)?\d+\.\d+\.\d+$/.test(version)),
  );
  const several = [...versions].filter(([, set]) => set.size > 1);
  expect(loose.map(([name]) => name)).toEqual([]);
  expect(several.map(([name]) => name)).toEqual([]);
});
